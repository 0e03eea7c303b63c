import { baht, recordDate } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { Download, FileSearch, Mail, Printer } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnPaper } from '../../../api-types';
import { paths } from '../../../config/paths';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import { PaperPicture } from './paper-picture';
import { paperName, usePaper } from './paper-query';
import styles from './paper.module.css';

/** A receipt, tax invoice or credit note to be read, printed, sent and kept (BUY-12; screens-shop.md 34). */
export function PaperView({ id }: { id: number }) {
  return (
    <QueryView
      query={usePaper(id)}
      skeleton={<Skeleton style={{ height: 720, borderRadius: 20 }} />}
      failure="เปิดเอกสารไม่ได้"
      empty={
        <EmptyState icon={FileSearch} title="ไม่พบเอกสารนี้" text="ตรวจลิงก์อีกครั้ง หรือเปิดจากคำสั่งซื้อของคุณ">
          <ButtonLink kind="primary" to={paths.ownOrders}>
            คำสั่งซื้อของฉัน
          </ButtonLink>
        </EmptyState>
      }
    >
      {(paper) => <Paper paper={paper} />}
    </QueryView>
  );
}

function Paper({ paper }: { paper: OwnPaper }) {
  const { id, paper_no, paper_void_at, substitute_id, substitute_no } = paper;
  const file = callUrl('paperFile', { id });
  return (
    <article className={styles.page}>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          พิมพ์
        </Button>
        {!paper_void_at && <Send paper={paper} />}
        <ButtonLink kind="brand" to={file} reloadDocument target="_blank">
          <Download size={20} aria-hidden />
          ดาวน์โหลด PDF
        </ButtonLink>
      </div>
      {paper_void_at && (
        <Alert kind="wait">
          เอกสารนี้ถูกยกเลิกแล้ว
          {substitute_id !== null && (
            <>
              {' '}
              ใช้{' '}
              <Link className="link num" to={paths.paper(substitute_id)}>
                {substitute_no}
              </Link>{' '}
              แทน
            </>
          )}
        </Alert>
      )}
      <PaperPicture id={id} name={`${paperName(paper)} ${paper_no}`} file={file} />
      <Facts paper={paper} />
    </article>
  );
}

/** Once more to the address that is confirmed; who has none is told where to give one. */
function Send({ paper: { id, user_email } }: { paper: OwnPaper }) {
  const send = useSave(async () => (await call('POST', 'ownPaperSend', { body: { id } })).data, {
    success: `ส่งไปที่ ${user_email ?? ''} แล้ว`,
    failure: 'ส่งอีเมลไม่ได้',
  });
  if (user_email === null)
    return (
      <ButtonLink to={paths.ownEmail}>
        <Mail size={20} aria-hidden />
        เพิ่มอีเมล
      </ButtonLink>
    );
  return (
    <Button loading={send.busy} onClick={() => send.save()}>
      {!send.busy && <Mail size={20} aria-hidden />}
      ส่งทางอีเมล
    </Button>
  );
}

/** What the paper says, where it is too small to be read. */
function Facts({ paper: { paper_no, paper_date, paper_net, order_no } }: { paper: OwnPaper }) {
  return (
    <Card className={styles.facts}>
      <dl>
        <dt>เลขที่</dt>
        <dd className="num">{paper_no}</dd>
        <dt>วันที่</dt>
        <dd className="num">{recordDate(paper_date)}</dd>
        <dt>ยอดสุทธิ</dt>
        <dd className="num">{baht(paper_net)}</dd>
        <dt>คำสั่งซื้อ</dt>
        <dd className="num">
          <Link className="link" to={paths.order(order_no)}>
            {order_no}
          </Link>
        </dd>
      </dl>
    </Card>
  );
}
