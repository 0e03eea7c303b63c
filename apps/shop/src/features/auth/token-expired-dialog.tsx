import { Lock } from 'lucide-react';
import { type OpenDialog, useDialogs } from '../../overlays/dialogs';
import MessageDialog from '../../overlays/message-dialog';

/** The session is over: say so, and offer to sign in again (product.md §7). */
export default function TokenExpiredDialog({ then }: { then?: OpenDialog }) {
  const { open } = useDialogs();
  return (
    <MessageDialog
      message={{
        icon: Lock,
        tone: 'wait',
        text: 'หมดเวลาการเข้าระบบ',
        note: 'เพื่อความปลอดภัย กรุณาเข้าระบบอีกครั้ง',
        textLink: 'เข้าระบบ',
        onPress: () => open({ name: 'login', then }),
      }}
    />
  );
}
