import { call } from '@wethi/http';
import { Button } from 'antd';
import { LockKeyholeOpen } from 'lucide-react';
import { useSave } from '../../../providers/use-save';
import { useCustomerChanged } from './use-customer';

export function Unblock({ userId }: { userId: number }) {
  const changed = useCustomerChanged(userId);
  const { save, saving } = useSave(() => call('POST', 'userUnblock', { body: { user_id: userId } }), {
    changes: ['user'],
    words: { success: 'เลิกระงับแล้ว', failure: 'เลิกระงับไม่สำเร็จ' },
    done: changed,
  });
  return (
    <Button icon={<LockKeyholeOpen size={18} aria-hidden />} loading={saving} onClick={() => save(undefined)}>
      เลิกระงับ
    </Button>
  );
}
