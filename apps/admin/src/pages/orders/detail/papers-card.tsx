import { useQuery } from '@tanstack/react-query';
import { PAPER_KIND } from '@wethi/contract';
import { baht, recordDate } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import { STORY } from '../list/use-orders';
import styles from './order-drawer.module.css';

/** Receipt, tax invoices and credit notes of an order. */
export function PapersCard({ ordersId }: { ordersId: number }) {
  const { data } = useQuery({
    queryKey: [STORY, ordersId, 'papers'],
    queryFn: async () => (await call('GET', 'orders/papers', { query: { orders_id: ordersId } })).data,
  });
  if (!data) return null;
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
      </div>
    </Card>
  );
}
