import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { Alert } from 'antd';
import { CouponNames, couponNamesKey } from './coupon-names';
import styles from './coupon.module.css';
import { couponUsesKey } from './coupon-used';
import { PasteBox } from './paste-box';

/** Who may use a coupon that is for a list only: many are pasted at once, single ones taken off. */
export function CouponLists({ coupon: { id, coupon_email_only } }: { coupon: Schema<'Coupon'> }) {
  const client = useQueryClient();
  const reread = () => {
    void client.invalidateQueries({ queryKey: couponNamesKey(id) });
    void client.invalidateQueries({ queryKey: couponUsesKey(id) });
  };
  return (
    <div className={styles.lists}>
      {coupon_email_only === 'N' && (
        <Alert
          role="note"
          type="info"
          showIcon
          message="ตอนนี้คูปองนี้ไม่จำกัดรายชื่อ เปิด “เฉพาะรายชื่อที่กำหนด” แล้วบันทึก เพื่อใช้รายชื่อนี้"
        />
      )}
      <PasteBox coupon_id={id} reread={reread} />
      <CouponNames coupon_id={id} reread={reread} />
    </div>
  );
}
