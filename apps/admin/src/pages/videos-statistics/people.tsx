import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { DEVICE_KIND } from '@wethi/contract';
import { count, fullDuration } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { SearchBox } from '../../filters/search-box';
import { Initial } from '../../layout/initial';
import { Card } from '../../layout/page';
import { Picture } from '../../media/picture';
import type { ShowQuery } from './period';
import styles from './statistics.module.css';
import { momentOf, percent } from './totals';

type Person = Schema<'ShowPerson'>;

const LIMIT = 20;
/** A picture that stood still more often than this spoiled the show. */
const OFTEN = 3;

interface PeopleProps {
  query: ShowQuery;
  /** Seconds that the video is long. */
  length: number | null;
  open: (userId: number) => void;
}

/** Who watched, longest first, and last who has a ticket and did not; phones are masked. */
export function People({ query, length, open }: PeopleProps) {
  const [q, search] = useState('');
  const people = useInfiniteQuery({
    queryKey: ['videosStatistics', 'people', query, q],
    queryFn: ({ pageParam: page }) =>
      call('GET', 'videosStatisticsShowPeople', { query: { ...query, page, limit: LIMIT, q: q || undefined } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * LIMIT < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const rows = people.data?.pages.flatMap(({ data }) => data ?? []) ?? [];
  const total = people.data?.pages[0]?.total ?? 0;
  return (
    <Card
      title="รายคน"
      extra={
        <span className={styles.search}>
          <SearchBox placeholder="ค้นชื่อหรือ 4 ตัวท้ายเบอร์" onSearch={search} />
        </span>
      }
    >
      {people.error && <ReadFailed what="รายคน" error={people.error} retry={people.refetch} />}
      <Table<Person>
        rowKey="user_id"
        loading={people.isLoading}
        dataSource={rows}
        pagination={false}
        className={cards.cards}
        locale={{ emptyText: <EmptyBox text={q ? 'ไม่พบคนดูที่ค้นหา' : 'ยังไม่มีใครดูเกิน 3 นาทีในช่วงนี้'} /> }}
        columns={asCards<Person, TableColumnType<Person>>([
          { title: 'คนดู', key: 'who', render: (_, person) => <Who person={person} /> },
          { title: 'ดูไปแล้ว', dataIndex: 'time_total', className: 'number', render: fullDuration },
          {
            title: 'ถึงไหน',
            dataIndex: 'reached',
            className: 'number',
            render: (_, { reached, visits }) => {
              if (visits === 0) return 'ยังไม่ดู';
              const place = length ? percent(Math.min(1, reached / length)) : fullDuration(reached);
              return visits > 1 ? `${place} · ดู ${count(visits)} ครั้ง` : place;
            },
          },
          {
            title: 'เครื่อง',
            dataIndex: 'device',
            render: (device: Person['device']) => (device ? DEVICE_KIND[device] : '-'),
          },
          {
            title: 'กระตุก',
            dataIndex: 'stalls',
            className: 'number',
            render: (stalls: number) =>
              stalls > OFTEN ? <StatusTag tone="wait">{count(stalls)}</StatusTag> : count(stalls),
          },
          {
            ...{ title: 'ล่าสุด', dataIndex: 'last_at', className: 'number' },
            render: (at: Person['last_at']) => (at ? momentOf(at) : '-'),
          },
          {
            title: '',
            key: 'open',
            align: 'right',
            render: (_, { user_id, user_nickname, tel }) => (
              <Button aria-label={`ดู ${user_nickname ?? tel}`} onClick={() => open(user_id)}>
                ดู
              </Button>
            ),
          },
        ])}
      />
      {total > 0 && (
        <p className={styles.more}>
          <span className="number">
            แสดง {count(rows.length)} จาก {count(total)} คน
          </span>
          {people.hasNextPage && (
            <Button type="link" loading={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
              ดูเพิ่ม
            </Button>
          )}
        </p>
      )}
    </Card>
  );
}

function Who({ person: { user_nickname, user_path, tel } }: { person: Person }) {
  return (
    <span className={styles.person}>
      {user_path ? <Picture path={user_path} size={32} /> : <Initial name={user_nickname ?? tel} size={32} />}
      <span>
        <b>{user_nickname ?? tel}</b>
        {user_nickname && <small className="number">{tel}</small>}
      </span>
    </span>
  );
}
