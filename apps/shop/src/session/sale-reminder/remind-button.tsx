import { Bell, BellRing } from 'lucide-react';
import { useCallback } from 'react';
import { Button, type Look } from '../../ui/actions/button';
import { useAfterSignIn } from '../after-sign-in';
import { useMember } from '../member';
import { useSaleReminder } from './sale-reminders';

type RemindButtonProps = { productId: number; /** Of what: 'เมื่อเปิดขาย' */ when?: string } & Look;

/** Of a show that is not on sale yet: asks to hear when it is, and takes that back (design: 36; 32 #before). */
export function RemindButton({ productId, when = 'เมื่อเปิดขาย', ...look }: RemindButtonProps) {
  const { state } = useMember();
  const { isOn, save } = useSaleReminder(productId);
  const remind = useCallback(() => save(true), [save]);
  const signIn = useAfterSignIn(`reminder-${productId}`, remind);
  const Icon = isOn ? BellRing : Bell;
  return (
    <Button {...look} aria-pressed={isOn} onClick={() => (state === 'guest' ? signIn() : save(!isOn))}>
      <Icon size={20} aria-hidden />
      {isOn ? `จะเตือน${when}` : `เตือน${when}`}
    </Button>
  );
}
