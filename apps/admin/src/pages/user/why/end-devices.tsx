import { call } from '@wethi/http';
import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import { useSave } from '../../../providers/use-save';
import { useCustomerChanged, type WatchCheck } from '../customer/use-customer';

/** Devices that play give their places away; they stay signed in. */
export function EndDevices({ userId, check: { devices } }: { userId: number; check: WatchCheck }) {
  const changed = useCustomerChanged(userId);
  const end = (sign_in: string) => call('DELETE', 'userWatchDevice', { query: { user_id: userId, sign_in } });
  const { save, saving } = useSave((ended: readonly string[]) => Promise.all(ended.map(end)), {
    words: { success: 'หยุดเล่นแล้ว', failure: 'หยุดเล่นไม่สำเร็จ' },
    done: changed,
  });
  const [oldest] = devices;
  return (
    <>
      {oldest && (
        <Button
          type="primary"
          icon={<LogOut size={18} aria-hidden />}
          loading={saving}
          onClick={() => save([oldest.sign_in])}
        >
          ออกจาก{oldest.device ?? 'เครื่องที่เปิดก่อน'}
        </Button>
      )}
      <Button loading={saving} onClick={() => save(devices.map(({ sign_in }) => sign_in))}>
        ออกทุกเครื่อง
      </Button>
    </>
  );
}
