import { useState } from 'react';
import { PAYMENT_HOURS } from '@wethi/contract';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';
import { useDialogs } from '../../overlays/dialogs';
import { useRefreshMember } from '../../session/member';
import { cancelledText } from '../../session/order/cancelled-text';
import { Button } from '../../ui/actions/button';
import { useSave } from '../../ui/use-save';
import styles from './payment-dialog.module.css';

/** Takes back an order that is not paid yet, after a second press: then price and coupon can be chosen anew. */
export function GiveUp({ code, paid }: { code: string; paid: number }) {
  const [asked, setAsked] = useState(false);
  const { close } = useDialogs();
  const refresh = useRefreshMember();
  const { save, busy } = useSave(() => call('POST', 'orders/ordersCancelByCode', { body: { code } }), {
    success: paid > 0 ? cancelledText(paid) : `${cancelledText(0)} เลือกราคาหรือคูปองใหม่ได้`,
    failure: 'ยกเลิกไม่ได้',
    refused: refresh,
    then: async () => {
      close();
      await refresh();
    },
  });
  const words =
    paid > 0
      ? [`ไม่ซื้อแล้ว ขอเงินคืน ${baht(paid)}`, 'กดอีกครั้งเพื่อยกเลิก และขอเงินคืน']
      : ['เปลี่ยนราคาหรือคูปอง', 'ยังไม่ได้จ่าย กดอีกครั้งเพื่อยกเลิก'];
  return (
    <div className={styles.giveUp}>
      <p className="small muted">
        คำสั่งซื้อ <span className="num">{code}</span> ราคานี้เก็บไว้ให้ {PAYMENT_HOURS} ชั่วโมง
      </p>
      <Button
        kind="ghost"
        size="small"
        loading={busy}
        onClick={() => (asked ? save() : setAsked(true))}
        onBlur={() => !busy && setAsked(false)}
      >
        {words[asked ? 1 : 0]}
      </Button>
    </div>
  );
}
