import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ReadFailed } from '../../feedback/read-failed';
import styles from './comments.module.css';
import { keyOf, type useWritten } from './use-moderation';
import { WrittenRow, type Acts } from './written-row';

interface WrittenRowsProps extends Acts {
  label: string;
  written: ReturnType<typeof useWritten>;
  /** What stands where there is nothing. */
  empty: ReactNode;
  chosen: ReadonlySet<string>;
  choose: (key: string, chosen: boolean) => void;
  now: number;
}

/** A part of the list; what is older comes by a button. */
export function WrittenRows({
  label,
  written: { query, rows },
  empty,
  chosen,
  choose,
  now,
  ...acts
}: WrittenRowsProps) {
  const { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (error && !rows) return <ReadFailed what="ข้อความ" error={error} retry={refetch} />;
  if (!rows) return <Skeleton active className={styles.loading} />;
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <WrittenRow
              key={key}
              row={row}
              chosen={chosen.has(key)}
              choose={(isChosen) => choose(key, isChosen)}
              now={now}
              {...acts}
            />
          );
        })}
      </ul>
      {error && <ReadFailed what="ข้อความ" error={error} retry={fetchNextPage} />}
      {hasNextPage && !error && (
        <div className={styles.more}>
          <Button type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            ดูเพิ่ม
          </Button>
        </div>
      )}
    </>
  );
}
