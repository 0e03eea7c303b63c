import type { Schema } from '@wethi/api-client';
import { Alert, Tabs } from 'antd';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import { PasteBox } from './paste-box';

type Coupon = Schema<'Coupon'>;

const emails = crud('couponEmail');
const tels = crud('couponTel');

const EMAIL = { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'รูปแบบอีเมลไม่ถูกต้อง' };

const usedTag = (used: boolean) =>
  used ? <StatusTag tone="ok">ใช้แล้ว</StatusTag> : <StatusTag tone="info">ยังไม่ใช้</StatusTag>;

function Emails({ coupon_id }: { coupon_id: number }) {
  return (
    <emails.RecordTable
      embedded
      noun="อีเมล"
      search="ค้นหาอีเมล"
      empty="ยังไม่มีอีเมล วางทีละหลายรายการได้ในช่องด้านบน"
      where={{ coupon_id, remove_by: 'N' }}
      columns={[
        emails.column.text('coupon_email', 'อีเมล'),
        emails.column.timestamp('create_at', 'เพิ่มเมื่อ', WIDE_ONLY),
        { dataIndex: 'used', title: 'ใช้แล้ว', render: usedTag },
      ]}
    >
      <emails.Field.Text name="coupon_email" label="อีเมล" maxLength={120} pattern={EMAIL} required />
    </emails.RecordTable>
  );
}

function Tels({ coupon_id }: { coupon_id: number }) {
  return (
    <tels.RecordTable
      embedded
      noun="เบอร์โทรศัพท์"
      search="ค้นหาเบอร์โทรศัพท์"
      empty="ยังไม่มีเบอร์โทรศัพท์ วางทีละหลายรายการได้ในช่องด้านบน"
      where={{ coupon_id, remove_by: 'N' }}
      columns={[
        tels.column.phone('coupon_tel', 'เบอร์โทรศัพท์'),
        tels.column.timestamp('create_at', 'เพิ่มเมื่อ', WIDE_ONLY),
        { dataIndex: 'used', title: 'ใช้แล้ว', render: usedTag },
      ]}
    >
      <tels.Field.Digits name="coupon_tel" label="เบอร์โทรศัพท์" length={10} required />
    </tels.RecordTable>
  );
}

/** Who may use a coupon that is for a list only. */
export function CouponLists({ coupon: { id, coupon_email_only } }: { coupon: Coupon }) {
  return (
    <>
      {coupon_email_only === 'N' && (
        <Alert
          banner
          role="note"
          type="info"
          message="ตอนนี้คูปองนี้ไม่จำกัดรายชื่อ เปิด “เฉพาะรายชื่อที่กำหนด” แล้วบันทึก เพื่อใช้รายชื่อนี้"
        />
      )}
      <PasteBox coupon_id={id} />
      <Tabs
        tabBarStyle={{ paddingInline: 18, marginBottom: 0 }}
        items={[
          { key: 'email', label: 'อีเมล', children: <Emails coupon_id={id} /> },
          { key: 'tel', label: 'เบอร์โทรศัพท์', children: <Tels coupon_id={id} /> },
        ]}
      />
    </>
  );
}
