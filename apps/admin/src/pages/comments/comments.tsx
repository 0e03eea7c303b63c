import { LIST_LIMIT_MAX } from '@wethi/contract';
import { fetchFile } from '@wethi/http';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { FileMenu } from '../../actions/file-menu';
import { EmptyBox } from '../../feedback/empty-box';
import { Card, Page } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { useMay } from '../../providers/access';
import { useNow } from '../../waiting-orders/use-now';
import { AnswerDialog } from './answer-dialog';
import { BulkBar } from './bulk-bar';
import styles from './comments.module.css';
import { FilterBar, useFilters } from './filters';
import { useListKeys } from './list-keys';
import { PersonDialog } from './person-dialog';
import { RulesCard } from './rules-card';
import { useArrivals } from './use-arrivals';
import { useJudge } from './use-judge';
import { keyOf, useWritten, type Verdict, type View, type Written } from './use-moderation';
import { WeekCard } from './week-card';
import { WrittenRows } from './written-rows';

const COLUMNS = [
  ...['create_at:เมื่อ', 'source:ที่มา', 'stage_title:งานแสดง', 'song_title:เพลง', 'user_nickname:ผู้ชม'],
  ...['text:ข้อความ', 'status:สถานะ', 'reason:กันไว้เพราะ', 'reports:คนรายงาน', 'answer:คำตอบ', 'removed_by:ลบโดย'],
];
const NOTHING: Record<Exclude<View, 'waiting'>, string> = {
  latest: 'ยังไม่มีข้อความ สิ่งที่ผู้ชมเขียนในแชตสดและใต้เพลงจะขึ้นที่นี่',
  reported: 'ไม่มีข้อความที่ถูกรายงาน',
  removed: 'ไม่มีข้อความที่ลบใน 30 วันนี้',
};

/** What viewers write, of all shows: what waits to be judged first, then the newest. */
export default function CommentsPage() {
  const filtering = useFilters();
  const { view, filters } = filtering;
  const isQueue = view === 'waiting';
  const written = useWritten(view, filters);
  const latest = useWritten('latest', filters, isQueue);
  const rows = [...(written.rows ?? []), ...((isQueue && latest.rows) || [])];
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  const choose = (key: string, isChosen: boolean) =>
    setKeys((before) => new Set(isChosen ? [...before, key] : [...before].filter((one) => one !== key)));
  const { judge, saving } = useJudge(({ rows: judged }) => {
    for (const row of judged) choose(keyOf(row), false);
  });
  const list = useListKeys();
  const arrivals = useArrivals(list);
  const judgeAll = (rows: readonly Written[], verdict: Verdict) => {
    arrivals.act();
    judge(rows, verdict);
  };
  const person = usePanel('person');
  const answering = usePanel('answer');
  const [asked, ask] = useState<Written>();
  const isAsked = (row: Written) => keyOf(row) === answering.value;
  // The newest push out the one that was chosen; an address that was sent on has chosen none.
  const answered = asked && isAsked(asked) ? asked : rows.find(isAsked);
  const mayRule = useMay('chat.rule');
  const parts = {
    ...{ chosen: keys, choose, now: useNow() },
    judge: (row: Written, verdict: Verdict) => judgeAll([row], verdict),
    answer: (row: Written) => {
      ask(row);
      answering.show(keyOf(row));
    },
    openPerson: ({ user_id, live_streaming_id }: Written) =>
      person.show([user_id, live_streaming_id].filter(Boolean).join('-')),
  };
  const isFiltered = Object.values(filters).some(Boolean);
  const nothing = (text: string) => (
    <EmptyBox text={isFiltered ? 'ไม่พบข้อความที่ตรงกับการค้นหา ลองเปลี่ยนคำค้นหรือตัวกรอง' : text} />
  );
  const news = arrivals.waiting ? (
    <Button type="link" onClick={arrivals.show}>
      มีข้อความใหม่ ดูเลย
    </Button>
  ) : (
    <small className="secondary">ขึ้นเองไม่ต้องโหลดหน้าใหม่</small>
  );
  return (
    <Page>
      <div className={styles.tools}>
        <FilterBar {...filtering} />
        <FileMenu
          name="ข้อความ"
          fetch={(format) => fetchFile('moderationFile', { query: { view, ...filters, format, column: [...COLUMNS] } })}
        />
      </div>
      <div className={styles.columns}>
        <div ref={list} {...arrivals.handlers}>
          <Card>
            {chosen.length > 0 && (
              <BulkBar
                chosen={chosen}
                rows={rows}
                chooseAll={(isAll) => setKeys(new Set(isAll ? rows.slice(0, LIST_LIMIT_MAX).map(keyOf) : []))}
                judge={judgeAll}
                busy={saving}
              />
            )}
            {isQueue ? (
              <>
                <WrittenRows label="รอตรวจ" written={written} empty={<Clear />} {...parts} />
                <header className={styles.heading}>
                  <h2>ล่าสุด</h2>
                  {news}
                </header>
                <WrittenRows label="ล่าสุด" written={latest} empty={nothing(NOTHING.latest)} {...parts} />
              </>
            ) : (
              <>
                {arrivals.waiting && <div className={styles.more}>{news}</div>}
                <WrittenRows label="ข้อความ" written={written} empty={nothing(NOTHING[view])} {...parts} />
              </>
            )}
          </Card>
        </div>
        <div className={styles.side}>
          <WeekCard />
          {mayRule && <RulesCard />}
        </div>
      </div>
      {answering.open && answered && <AnswerDialog row={answered} close={answering.close} />}
      {person.open && <PersonDialog value={person.value} close={person.close} />}
    </Page>
  );
}

/** Nothing waits. */
function Clear() {
  return (
    <div className={styles.clear}>
      <span>
        <Check size={36} aria-hidden />
      </span>
      <h2>ไม่มีข้อความรอตรวจ</h2>
      <p className="secondary">ข้อความใหม่ที่ติดคำต้องห้ามหรือถูกรายงานจะขึ้นที่นี่ทันที</p>
    </div>
  );
}
