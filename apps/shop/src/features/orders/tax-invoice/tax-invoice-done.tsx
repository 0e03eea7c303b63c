import { callUrl } from '@wethi/http';
import { CircleCheck, Download } from 'lucide-react';
import { useDialogs } from '../../../overlays/dialogs';
import { Button, ButtonLink } from '../../../ui/actions/button';
import type { IssuedInvoice } from './tax-invoice-dialog';
import styles from './tax-invoice.module.css';

export function TaxInvoiceDone({ issued: { id, paper_no }, email }: { issued: IssuedInvoice; email: string | null }) {
  const { close } = useDialogs();
  return (
    <div className={styles.done} role="status">
      <CircleCheck size={56} aria-hidden />
      <p className={styles.title}>ออกใบกำกับภาษีแล้ว</p>
      <p className="t2">
        เลขที่ <span className="num">{paper_no}</span>
        {email && ` ส่งไปที่ ${email} แล้ว`}
      </p>
      <div className={styles.end}>
        <ButtonLink kind="primary" to={callUrl('paperFile', { id })} reloadDocument target="_blank">
          <Download size={20} aria-hidden />
          ดาวน์โหลด PDF
        </ButtonLink>
        <Button kind="ghost" onClick={close}>
          กลับไปคำสั่งซื้อ
        </Button>
      </div>
    </div>
  );
}
