import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { LIST_LIMIT } from '@wethi/contract';
import { count, phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Skeleton, Table } from 'antd';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { useUndoToast } from '../../actions/use-undo-toast';
import cards from '../../columns/cards.module.css';
import { recordDay } from '../../columns/record-time';
import { usePageWithRows } from '../../columns/use-page-with-rows';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { SearchBox } from '../../filters/search-box';
import { useSave } from '../../providers/use-save';
import styles from './coupon-names.module.css';

type Name = Schema<'CouponName'>;

export const couponNamesKey = (coupon_id: number) => ['couponNames', coupon_id];

const shownName = ({ kind, name }: Name) => (kind === 'tel' ? phone(name) : name);

/** Somebody taken off stays known, so that they can be put back. */
function takeOff({ kind, id }: Name) {
  return call('DELETE', kind === 'tel' ? 'couponTel' : 'couponEmail', { query: { id } });
}

async function putBack(coupon_id: number, { kind, name }: Name) {
  if (kind === 'tel') await call('POST', 'couponTel', { body: { coupon_id, coupon_tel: name } });
  else await call('POST', 'couponEmail', { body: { coupon_id, coupon_email: name } });
}

/** Who may use a coupon that is for a list only, e-mails and phones as one list (design: 62). */
export function CouponNames({ coupon_id, reread }: { coupon_id: number; reread: () => void }) {
  const offerBack = useUndoToast();
  const [removed, showRemoved] = useState(false);
  const [q, look] = useState('');
  const [page, turn] = useState(1);
  const ask = (remove_by: 'Y' | 'N', words: string, at: number) => ({
    queryKey: [...couponNamesKey(coupon_id), remove_by, words, at],
    queryFn: () => call('GET', 'couponNames', { query: { coupon_id, remove_by, q: words || undefined, page: at } }),
  });
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ask(removed ? 'Y' : 'N', q, page),
    placeholderData: (before) => before,
  });
  const isTurning = usePageWithRows({
    page,
    pageSize: LIST_LIMIT,
    rows: isPlaceholderData ? undefined : data?.data,
    total: data?.total ?? 0,
    turnTo: turn,
  });
  const off = useQuery(ask('Y', '', 1)).data?.total ?? 0;
  const { save: back } = useSave((name: Name) => putBack(coupon_id, name), {
    done: reread,
    words: { success: 'เพิ่มกลับแล้ว', failure: 'เพิ่มกลับไม่สำเร็จ' },
  });
  const { save: remove } = useSave((name: Name) => takeOff(name).then(() => name), {
    words: { failure: 'เอาออกไม่สำเร็จ' },
    done: (name) => {
      reread();
      offerBack(`coupon.${name.kind}.${name.id}`, `เอา ${shownName(name)} ออกแล้ว`, () => back(name));
    },
  });
  const swap = () => {
    showRemoved(!removed);
    look('');
    turn(1);
  };
  if (error) return <ReadFailed what="รายชื่อ" error={error} retry={refetch} />;
  if (!data || isTurning) return <Skeleton active title={false} />;
  const { total = 0 } = data;
  return (
    <>
      {(total > LIST_LIMIT || q !== '') && (
        <div className={styles.search}>
          <SearchBox
            key={String(removed)}
            placeholder="ค้นหาอีเมลหรือเบอร์"
            onSearch={(words) => {
              look(words);
              turn(1);
            }}
          />
        </div>
      )}
      <Table<Name>
        aria-label={removed ? 'รายชื่อที่ถูกเอาออก' : 'รายชื่อ'}
        className={`${cards.cards} ${cards.placed}`}
        rowKey={({ kind, id }) => `${kind}.${id}`}
        dataSource={data.data}
        locale={{ emptyText: q ? 'ไม่พบรายชื่อที่ค้นหา' : 'ยังไม่มีรายชื่อ วางทีละหลายคนได้ในช่องด้านบน' }}
        pagination={{
          hideOnSinglePage: true,
          current: page,
          pageSize: LIST_LIMIT,
          total,
          showSizeChanger: false,
          onChange: turn,
        }}
        columns={[
          {
            title: 'อีเมลหรือเบอร์',
            className: cards.first,
            render: (_, name) => <span className={name.kind === 'tel' ? 'number' : ''}>{shownName(name)}</span>,
          },
          {
            title: 'เพิ่มเมื่อ',
            className: `${cards.second} number`,
            render: (_, { create_at }) => recordDay(create_at),
          },
          { title: 'ใช้แล้ว', className: cards.firstEnd, render: (_, { used }) => <UsedTag used={used} /> },
          {
            title: <span className="unseen">จัดการ</span>,
            className: cards.secondEnd,
            width: 1,
            render: (_, name) =>
              removed ? (
                <IconButton
                  label={`เพิ่ม ${shownName(name)} กลับ`}
                  icon={<Undo2 size={18} />}
                  onClick={() => back(name)}
                />
              ) : (
                <IconButton label={`เอา ${shownName(name)} ออก`} icon={<X size={18} />} onClick={() => remove(name)} />
              ),
          },
        ]}
      />
      {(off > 0 || removed) && (
        <Button type="link" className={styles.removed} onClick={swap}>
          {removed ? 'กลับไปรายชื่อที่ใช้ได้' : `ดูที่ถูกเอาออก ${count(off)} รายการ`}
        </Button>
      )}
    </>
  );
}

function UsedTag({ used }: { used: boolean }) {
  if (!used) return <StatusTag tone="info">ยังไม่ใช้</StatusTag>;
  return (
    <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
      ใช้แล้ว
    </StatusTag>
  );
}
