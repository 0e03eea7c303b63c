import type { Schema } from '@wethi/api-client';
import { Alert, Tabs } from 'antd';
import { phoneColumn, textColumn } from '../../columns/column';
import { DigitsField, TextField } from '../../fields/fields';
import { RecordTable } from '../../crud/record-table';
import { PasteBox } from './paste-box';
import { pastedEmails, pastedTels } from './pasted-names';

type Coupon = Schema<'Coupon'>;
type CouponEmail = Schema<'CouponEmail'>;
type CouponTel = Schema<'CouponTel'>;

const EMAIL = { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'รูปแบบอีเมลไม่ถูกต้อง' };

function Emails({ coupon_id }: { coupon_id: number }) {
  return (
    <>
      <PasteBox
        couponId={coupon_id}
        resource="couponEmail"
        column="coupon_emails"
        label="วางอีเมลหลายรายการ"
        read={pastedEmails}
      />
      <RecordTable<CouponEmail>
        embedded
        resource="couponEmail"
        noun="อีเมล"
        search="ค้นหาอีเมล"
        empty="ยังไม่มีอีเมล วางทีละหลายรายการได้ในช่องด้านบน"
        where={{ coupon_id, remove_by: 'N' }}
        columns={[textColumn('coupon_email', 'อีเมล')]}
      >
        <TextField<CouponEmail> name="coupon_email" label="อีเมล" maxLength={120} pattern={EMAIL} required />
      </RecordTable>
    </>
  );
}

function Tels({ coupon_id }: { coupon_id: number }) {
  return (
    <>
      <PasteBox
        couponId={coupon_id}
        resource="couponTel"
        column="coupon_tels"
        label="วางเบอร์โทรศัพท์หลายรายการ"
        read={pastedTels}
      />
      <RecordTable<CouponTel>
        embedded
        resource="couponTel"
        noun="เบอร์โทรศัพท์"
        search="ค้นหาเบอร์โทรศัพท์"
        empty="ยังไม่มีเบอร์โทรศัพท์ วางทีละหลายรายการได้ในช่องด้านบน"
        where={{ coupon_id, remove_by: 'N' }}
        columns={[phoneColumn('coupon_tel', 'เบอร์โทรศัพท์')]}
      >
        <DigitsField<CouponTel> name="coupon_tel" label="เบอร์โทรศัพท์" length={10} required />
      </RecordTable>
    </>
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
          message="ตอนนี้คูปองนี้ไม่จำกัดรายชื่อ เปิด “เฉพาะอีเมลหรือเบอร์โทรศัพท์ที่กำหนด” ในคูปองเพื่อใช้รายชื่อนี้"
        />
      )}
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
