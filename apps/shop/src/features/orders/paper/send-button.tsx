import { Mail } from 'lucide-react';
import { paths } from '../../../config/paths';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { useSave } from '../../../ui/use-save';

interface SendButtonProps {
  /** Their confirmed address. */
  email: string | null;
  send: () => Promise<unknown>;
}

/** Once more to the address that is confirmed; who has none is told where to give one. */
export function SendButton({ email, send }: SendButtonProps) {
  const { busy, save } = useSave(send, { success: `ส่งไปที่ ${email ?? ''} แล้ว`, failure: 'ส่งอีเมลไม่ได้' });
  if (email === null)
    return (
      <ButtonLink size="small" to={paths.ownEmail}>
        <Mail size={18} aria-hidden />
        เพิ่มอีเมล
      </ButtonLink>
    );
  return (
    <Button size="small" loading={busy} onClick={() => save()}>
      {!busy && <Mail size={18} aria-hidden />}
      ส่งทางอีเมล
    </Button>
  );
}
