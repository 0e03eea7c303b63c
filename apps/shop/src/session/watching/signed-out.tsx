import { Lock } from 'lucide-react';
import { useDialogs } from '../../overlays/dialogs';
import { Button } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';

/** In the place of a picture that only members see. @param text what signing in leads to */
export function SignedOut({ text }: { text: string }) {
  const { open } = useDialogs();
  return (
    <EmptyState icon={Lock} title="กรุณาเข้าระบบ" text={text}>
      <Button kind="primary" onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
    </EmptyState>
  );
}
