import { Wallet } from 'lucide-react';
import { Button, type Look } from '../ui/actions/button';
import { useDialogs } from './dialogs';

interface PayOnButtonProps extends Look {
  orders_id: number;
}

/** The order is made and not paid, or not all of it: its buyer goes on where they left off. */
export function PayOnButton({ orders_id, ...looks }: PayOnButtonProps) {
  const { open } = useDialogs();
  return (
    <Button {...looks} onClick={() => open({ name: 'pay', order: orders_id })}>
      <Wallet size={20} aria-hidden />
      ชำระเงินต่อ
    </Button>
  );
}
