import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { baht, bangkokTime, clockTime, count, leavesAt, phone, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Progress, Skeleton, Space, Table } from 'antd';
import { CircleCheck, MailCheck, Play, Plus, RefreshCw, Square } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import { messageKey } from './message-key';
import styles from './messages.module.css';

type Message = Schema<'BuyerMessage'>;
type Counts = Schema<'MessageProgress'>;
const WAY = { sms: 'SMS', mail: 'อีเมล' } as const;
const AGAIN_MS = 2_000;
const MOVING: readonly string[] = ['planned', 'sending'];

/** A message on its way: how far it is, who it did not reach, and what can be done about it. */
export function Sending({ message }: { message: Message }) {
  const { id, buyer_message_status: status, buyer_message_to: to } = message;
  const client = useQueryClient();
  const navigate = useNavigate();
  const reread = () => void client.invalidateQueries({ queryKey: messageKey(id) });
  const { data, error, refetch } = useQuery({
    queryKey: ['buyerMessageProgress', id],
    queryFn: async () => {
      const { data: counts } = await call('GET', 'buyerMessageProgress', { query: { id } });
      if (MOVING.includes(status)) reread();
      return counts ?? null;
    },
    refetchInterval: MOVING.includes(status) && AGAIN_MS,
    meta: { background: true },
  });
  const options = { changes: ['buyerMessage'] as const, done: reread };
  const act = (path: 'buyerMessageStop' | 'buyerMessageGoOn' | 'buyerMessageCancel') => () =>
    call('POST', path, { body: { id } });
  const stop = useSave(act('buyerMessageStop'), { ...options, words: { failure: 'หยุดไม่สำเร็จ' } });
  const goOn = useSave(act('buyerMessageGoOn'), { ...options, words: { failure: 'ส่งต่อไม่สำเร็จ' } });
  const cancel = useSave(act('buyerMessageCancel'), { ...options, words: { failure: 'ยกเลิกไม่สำเร็จ' } });
  if (error) return <ReadFailed what="การส่ง" error={error} retry={refetch} />;
  if (!data) return <Skeleton active />;
  const all = data.sent + data.waiting + data.failed;
  const isDone = status === 'done';
  const part = all === 0 ? 0 : Math.round(((data.sent + data.failed) / all) * 100);
  return (
    <div className={styles.cards}>
      <Card>
        <div className={styles.body}>
          <div className={styles.head}>
            {isDone && <CircleCheck size={36} className={styles.tested} aria-hidden />}
            <div role="status">
              <h2>{headline(message, data, all)}</h2>
              <p className="secondary">
                {isDone && (
                  <>
                    ค่าส่งจริง <b className="number">{baht(data.cost)}</b> ·{' '}
                  </>
                )}
                {message.buyer_message_text}
              </p>
            </div>
            <Space wrap className={isDone ? styles.after : undefined}>
              {isDone && (
                <>
                  <Button
                    type="primary"
                    icon={<MailCheck size={18} aria-hidden />}
                    onClick={() => void navigate('/deliveries')}
                  >
                    ดูบันทึกการส่ง
                  </Button>
                  <Button
                    icon={<Plus size={18} aria-hidden />}
                    onClick={() => void navigate(to === 'members' ? '/messages?new=members' : '/messages?new')}
                  >
                    ส่งข้อความใหม่
                  </Button>
                </>
              )}
              {status === 'planned' && (
                <Button loading={stop.saving} onClick={() => stop.save(undefined)}>
                  ยกเลิกและกลับไปแก้
                </Button>
              )}
              {status === 'sending' && (
                <Button
                  danger
                  icon={<Square size={18} aria-hidden />}
                  loading={stop.saving}
                  onClick={() => stop.save(undefined)}
                >
                  หยุดส่ง
                </Button>
              )}
              {status === 'stopped' && (
                <>
                  <Button
                    type="primary"
                    icon={<Play size={18} aria-hidden />}
                    loading={goOn.saving}
                    onClick={() => goOn.save(undefined)}
                  >
                    ส่งต่อที่เหลือ {count(data.waiting)} ข้อความ
                  </Button>
                  <Button loading={cancel.saving} onClick={() => cancel.save(undefined)}>
                    ยกเลิกที่เหลือ
                  </Button>
                </>
              )}
            </Space>
          </div>
          {!isDone && (
            <Progress
              percent={part}
              showInfo={false}
              status={status === 'stopped' ? 'exception' : 'normal'}
              aria-label={`ส่งแล้ว ${count(data.sent)} จาก ${count(all)}`}
            />
          )}
          {status === 'sending' && <p className="secondary">ปิดหน้านี้ได้ · หยุดแล้วข้อความที่ออกไปเรียกคืนไม่ได้</p>}
        </div>
      </Card>
      {!isDone && (
        <dl className={styles.figures}>
          <Figure label="ส่งแล้ว" value={count(data.sent)} tone={styles.tested} />
          <Figure label="กำลังส่ง" value={count(data.waiting)} />
          <Figure label="ไม่ถึง" value={count(data.failed)} tone={data.failed > 0 ? styles.no : undefined} />
          <Figure label="ค่าส่งตอนนี้" value={baht(data.cost)} />
        </dl>
      )}
      {data.failures.length > 0 && (
        <Card
          title={`ส่งไม่ถึง ${count(data.failed)} คน`}
          extra={
            isDone && (
              <Button
                icon={<RefreshCw size={18} aria-hidden />}
                loading={goOn.saving}
                onClick={() => goOn.save(undefined)}
              >
                ส่งอีกครั้งทั้งหมด
              </Button>
            )
          }
        >
          <Table
            rowKey={({ way, to }) => `${way}-${to}`}
            dataSource={data.failures}
            pagination={false}
            scroll={{ x: true }}
            columns={[
              { dataIndex: 'name', title: 'ผู้รับ' },
              { dataIndex: 'to', title: 'ส่งถึง', className: 'number', render: (to: string) => nameOf(to) },
              { dataIndex: 'way', title: 'ทาง', render: (way: keyof typeof WAY) => WAY[way] },
              { dataIndex: 'error', title: 'เพราะอะไร' },
              { dataIndex: 'tries', title: 'ลองแล้ว', render: (tries: number) => `${tries} ครั้ง` },
            ]}
          />
        </Card>
      )}
    </div>
  );
}

function Figure({ label, value, tone = '' }: { label: string; value: string; tone?: string }) {
  return (
    <div>
      <dt className="secondary">{label}</dt>
      <dd className={`number ${tone}`}>{value}</dd>
    </div>
  );
}

const nameOf = (to: string) => (/^\d{10}$/.test(to) ? phone(to) : to);

function headline(message: Message, { sent, failed }: Counts, all: number): string {
  const { buyer_message_status, buyer_message_date, buyer_message_time, update_at } = message;
  switch (buyer_message_status) {
    case 'planned': {
      const confirmed = new Date(update_at);
      const leaves = leavesAt(confirmed, buyer_message_date, buyer_message_time);
      if (leaves <= confirmed) return `กำลังเริ่มส่ง ${count(all)} ข้อความ`;
      const { date, time } = bangkokTime(leaves);
      return `ตั้งเวลาแล้ว ${recordDate(date)} ${clockTime(time)}`;
    }
    case 'sending':
      return `กำลังส่ง ${count(sent + failed)} จาก ${count(all)} ข้อความ`;
    case 'stopped':
      return `หยุดแล้วที่ ${count(sent + failed)} จาก ${count(all)} ข้อความ`;
    case 'cancelled':
      return `ยกเลิกที่เหลือแล้ว ส่งไป ${count(sent)} จาก ${count(all)} ข้อความ`;
    default:
      return `ส่งครบ ${count(all)} ข้อความ ส่งสำเร็จ ${count(sent)}`;
  }
}
