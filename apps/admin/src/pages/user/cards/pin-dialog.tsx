import { phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Modal } from 'antd';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import styles from '../customer/customer.module.css';
import { orderedShows } from '../customer/ordered-shows';
import { useCustomerOrders, type Customer } from '../customer/use-customer';

/** Sends the code of 'ลืมรหัสผ่าน' to the customer's phone; neither it nor the PIN is ever seen here. */
export function PinDialog({ panel, user }: { panel: Panel; user: Customer }) {
  const { data: { orders } = { orders: [] } } = useCustomerOrders(user.id);
  const [last] = orderedShows(orders);
  const { save, saving } = useSave(() => call('POST', 'userPinCode', { body: { user_id: user.id } }), {
    words: { success: `ส่งรหัสไปที่ ${phone(user.user_tel)} แล้ว`, failure: 'ส่งรหัสไม่สำเร็จ' },
    done: panel.close,
  });
  return (
    <Modal
      open={panel.open}
      title="ส่งรหัสตั้ง PIN ใหม่"
      okText="ส่งรหัสทาง SMS"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => save(undefined)}
      onCancel={panel.close}
    >
      <p>
        ส่งรหัส 4 หลักทาง SMS ไปที่ <span className="number">{phone(user.user_tel)}</span> ลูกค้ากดลืมรหัสผ่าน ใส่เบอร์ กรอกรหัสแล้วตั้ง
        PIN เอง ทีมงานไม่เห็นทั้งรหัสและ PIN
      </p>
      <ol className={styles.checklist}>
        <li>โทรยืนยันว่าเป็นเจ้าของเบอร์{last && ` ถามงานล่าสุดที่ซื้อ: ${last.label}`}</li>
        <li>ส่งรหัส ใช้ได้ 5 นาที</li>
        <li>ลูกค้าตั้ง PIN ใหม่ ทุกเครื่องต้องเข้าระบบอีกครั้ง</li>
      </ol>
      <p className="secondary">ส่งได้อีกครั้งใน 60 วินาที</p>
    </Modal>
  );
}
