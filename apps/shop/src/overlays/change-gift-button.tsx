import { Gift } from 'lucide-react';
import { Button } from '../ui/actions/button';
import { useDialogs } from './dialogs';

/** A wrong number, or other words on the card: until somebody took the gift. */
export function ChangeGiftButton({ orders_id }: { orders_id: number }) {
  const { open } = useDialogs();
  return (
    <Button block onClick={() => open({ name: 'gift', order: orders_id })}>
      <Gift size={20} aria-hidden />
      แก้ไขของขวัญ
    </Button>
  );
}
