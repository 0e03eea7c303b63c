import { Lock } from 'lucide-react';
import { useDialogs } from '../../overlays/dialogs';
import type { Paying } from '../../overlays/overlay';
import { Button } from '../../ui/actions/button';
import { MessageFrame } from '../../ui/overlay/message-frame';

/** The session is over: say so, and offer to sign in again (product.md §7). */
export default function ExpiredDialog({ then }: { then?: Paying }) {
  const { open, close } = useDialogs();
  return (
    <MessageFrame
      icon={Lock}
      tone="wait"
      text="หมดเวลาการเข้าระบบ"
      note="เพื่อความปลอดภัย กรุณาเข้าระบบอีกครั้ง แล้วทำต่อจากเดิมได้เลย"
      onClose={close}
    >
      <Button kind="primary" block onClick={() => open({ name: 'login', then })}>
        เข้าระบบ
      </Button>
    </MessageFrame>
  );
}
