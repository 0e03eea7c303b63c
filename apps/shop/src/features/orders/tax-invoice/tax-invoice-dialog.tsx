import { useState } from 'react';
import { baht, shortPlainDate } from '@wethi/format';
import type { OrderPapers } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/actions/button';
import { LineButton } from '../../../session/contact/line-button';
import { Dialog } from '../../../ui/overlay/dialog';
import { TaxInvoiceDone } from './tax-invoice-done';
import { TaxInvoiceForm } from './tax-invoice-form';
import styles from './tax-invoice.module.css';

export interface IssuedInvoice {
  id: number;
  paper_no: string;
}

/** Asks for a tax invoice of an own order, and brings it (design: 33 #taxinvoice). */
export function TaxInvoiceDialog({ ordersId, papers }: { ordersId: number; papers: OrderPapers }) {
  const { close } = useDialogs();
  const [issued, setIssued] = useState<IssuedInvoice>();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title="ขอใบกำกับภาษี" width="auth" onClose={close} locked={busy}>
      <div className={styles.dialog}>
        {issued ? (
          <TaxInvoiceDone issued={issued} email={papers.user_email} />
        ) : (
          <>
            <p className="small muted">
              คำสั่งซื้อ <span className="num">{papers.order_no}</span> {papers.title} ยอด{' '}
              <span className="num">{baht(papers.orders_net)}</span>
              {papers.ask_until && ` ขอได้ถึง ${shortPlainDate(papers.ask_until)}`}
            </p>
            {papers.ask_until ? (
              <TaxInvoiceForm ordersId={ordersId} papers={papers} onBusy={setBusy} onIssued={setIssued} />
            ) : (
              <TooLate order_no={papers.order_no} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function TooLate({ order_no }: { order_no: string }) {
  const { close } = useDialogs();
  return (
    <>
      <Alert kind="info">ขอใบกำกับภาษีเองได้ถึงสิ้นเดือนที่ชำระเงิน หลังจากนั้นกรุณาติดต่อเรา</Alert>
      <LineButton block message={`ขอใบกำกับภาษีคำสั่งซื้อ ${order_no}`} />
      <Button kind="ghost" block onClick={close}>
        ปิด
      </Button>
    </>
  );
}
