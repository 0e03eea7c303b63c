import { call } from '@wethi/http';
import { Button, Popconfirm } from 'antd';
import { MonitorSmartphone } from 'lucide-react';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
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
  const all = (
    <Popconfirm
      title="ออกจากระบบทุกเครื่อง"
      description={`ทั้ง ${devices.length} เครื่องต้องเข้าระบบใหม่ เครื่องที่กำลังดูจะหยุดภายใน 1 นาที`}
      okText="ออกทุกเครื่อง"
      cancelText="ยกเลิก"
      onConfirm={() => save(undefined)}
    >
      <Button type="link">ออกทุกเครื่อง</Button>
    </Popconfirm>
  );
  return (
    <Card title="อุปกรณ์และการเข้าระบบ" extra={devices.length > 0 && all}>
      <ul className={styles.devices}>
        {devices.map(({ id, device_name, create_at }) => (
          <li key={id}>
            <MonitorSmartphone size={20} aria-hidden />
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
    </Card>
  );
}
