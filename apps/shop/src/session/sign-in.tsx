import { Lock } from 'lucide-react';
import { useDialogs } from '../overlays/dialogs';
import { Button } from '../ui/actions/button';
import { EmptyState } from '../ui/feedback/empty-state';

/** In the place of what belongs to a member. @param text what a guest finds after signing in */
export function SignIn({ text }: { text: string }) {
  const { open } = useDialogs();
  return (
    <EmptyState icon={Lock} title="กรุณาเข้าระบบ" text={text}>
      <Button kind="primary" onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
      <Button kind="line" onClick={() => open({ name: 'register' })}>
        สร้างบัญชี
      </Button>
    </EmptyState>
  );
}
