import { PAPER_KIND } from '@wethi/contract';
import { baht, recordDate } from '@wethi/format';
import { callUrl } from '@wethi/http';
import { Button } from 'antd';
import { FileDown, FilePlus2, Pencil } from 'lucide-react';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import { usePanel } from '../../../panel/use-panel';
import { InvoiceDialog } from './invoice-dialog';
import styles from './order-drawer.module.css';
import { usePapers } from './use-papers';

/** Receipt, tax invoices and credit notes of an order. */
export function PapersCard({ ordersId }: { ordersId: number }) {
  const { data } = usePapers(ordersId);
  const asking = usePanel('invoice');
  if (!data) return null;
  const invoice = data.papers.find((paper) => paper.paper_kind === 'tax_invoice' && !paper.paper_void_at);
  return (
    <Card title="ใบเสร็จและใบกำกับภาษี">
      <div className={styles.body}>
        {data.papers.length === 0 && <p className="secondary">ยังไม่มีเอกสาร</p>}
        {data.papers.map((paper) => (
          <div key={paper.id} className={styles.row}>
            <span>
              {PAPER_KIND[paper.paper_kind]} <b className="number">{paper.paper_no}</b>{' '}
              {paper.paper_void_at && <StatusTag tone="no">ยกเลิก</StatusTag>}
              <span className={`${styles.second} number`}>
                {recordDate(paper.paper_date)} · {baht(paper.paper_net)}
                {paper.substitute_no && ` · ออกใบแทน ${paper.substitute_no}`}
              </span>
            </span>
            <Button
              icon={<FileDown size={18} aria-hidden />}
              href={callUrl('paperFile', { id: paper.id })}
              target="_blank"
              aria-label={`PDF ${paper.paper_no}`}
            >
              PDF
            </Button>
          </div>
        ))}
        {invoice && (
          <div className={styles.row}>
            <span>
              แก้ชื่อออกบิล
              <span className={styles.second}>ระบบยกเลิกใบเดิมและออกใบแทนให้ เลขเดิมไม่หาย</span>
            </span>
            <Button icon={<Pencil size={18} aria-hidden />} onClick={() => asking.show(invoice.id)}>
              แก้
            </Button>
          </div>
        )}
        {data.ask_until && (
          <div className={styles.row}>
            <span>
              ใบกำกับภาษี
              <span className={styles.second}>ลูกค้าขอเองได้ถึง {recordDate(data.ask_until)}</span>
            </span>
            <Button icon={<FilePlus2 size={18} aria-hidden />} onClick={() => asking.show()}>
              ออกใบกำกับภาษี
            </Button>
          </div>
        )}
      </div>
      <InvoiceDialog panel={asking} ordersId={ordersId} buyer={data.buyer} />
    </Card>
  );
}
