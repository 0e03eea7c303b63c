import { call } from '@wethi/http';
import { Button, Modal } from 'antd';
import { Laptop, LogOut, MonitorSmartphone, Smartphone, Tablet, Tv, type LucideIcon } from 'lucide-react';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
import { usePanel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import styles from '../customer/customer.module.css';
import { useCare, useCustomerChanged } from '../customer/use-customer';

/** Where somebody is signed in; a device that is signed out stops playing within a minute. */
export function DevicesCard({ userId }: { userId: number }) {
  const { data } = useCare(userId);
  const devices = data?.devices ?? [];
  const changed = useCustomerChanged(userId);
  const { save, saving } = useSave(
    (id: string | undefined) => call('DELETE', 'userDevices', { query: { user_id: userId, id } }),
    { words: { success: 'ออกจากระบบแล้ว', failure: 'ออกจากระบบไม่สำเร็จ' }, done: changed },
  );
  const asking = usePanel('devices');
  const endAll = () => {
    save(undefined);
    asking.close();
  };
  const all = (
    <Button type="link" onClick={() => asking.show()}>
      ออกทุกเครื่อง
    </Button>
  );
  return (
    <Card title="อุปกรณ์และการเข้าระบบ" extra={devices.length > 0 && all}>
      <ul className={styles.devices}>
        {devices.map(({ id, device_name, create_at }) => (
          <li key={id}>
            <span className={styles.device}>
              <Sign name={device_name} />
            </span>
            <span>
              {device_name ?? 'อุปกรณ์'}
              <small className="secondary number">เข้าระบบ {recordTime(create_at)}</small>
            </span>
            <Button
              loading={saving}
              aria-label={`ออกจาก${device_name ?? 'อุปกรณ์'} ${recordTime(create_at)}`}
              onClick={() => save(id)}
            >
              ออก
            </Button>
          </li>
        ))}
        {devices.length === 0 && <li className="secondary">ไม่ได้เข้าระบบอยู่</li>}
      </ul>
      <Modal
        open={asking.open}
        title="ออกจากระบบทุกเครื่อง"
        okText="ออกทุกเครื่อง"
        okButtonProps={{ icon: <LogOut size={18} aria-hidden />, loading: saving }}
        cancelText="ยกเลิก"
        onOk={endAll}
        onCancel={asking.close}
      >
        <p>ทั้ง {devices.length} เครื่องต้องเข้าระบบใหม่ เครื่องที่กำลังดูจะหยุดภายใน 1 นาที</p>
      </Modal>
    </Card>
  );
}

/** By what the names of devices begin with. */
const SIGNS: Readonly<Record<string, LucideIcon>> = {
  ทีวี: Tv,
  แท็บเล็ต: Tablet,
  มือถือ: Smartphone,
  คอมพิวเตอร์: Laptop,
};

function Sign({ name }: { name: string | null }) {
  const Icon = SIGNS[name?.split(' ')[0] ?? ''] ?? MonitorSmartphone;
  return <Icon size={20} aria-hidden />;
}
