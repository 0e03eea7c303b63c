import { CHAT_REASON, REPORT_REASON, type ChatReason } from '@wethi/contract';
import { bangkokTime, count, hourMinute, timeAgo } from '@wethi/format';
import { Button, Checkbox } from 'antd';
import { Check, Flag, Link, MessageSquareOff, Phone, Reply, ShieldAlert, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { StatusTag } from '../../feedback/status-tag';
import { Initial } from '../../layout/initial';
import { Picture } from '../../media/picture';
import styles from './comments.module.css';
import type { Verdict, Written } from './use-moderation';

/** What can be done about a row. */
export interface Acts {
  judge: (row: Written, verdict: Verdict) => void;
  answer: (row: Written) => void;
  openPerson: (row: Written) => void;
}

interface WrittenRowProps extends Acts {
  row: Written;
  chosen: boolean;
  choose: (chosen: boolean) => void;
  now: number;
}

/** One message of a chat or comment of a song, with what can be done about it. */
export function WrittenRow({ row, chosen, choose, now, ...acts }: WrittenRowProps) {
  const { user_nickname: name, status } = row;
  const waits = status === 'held' || (status === 'shown' && row.reports > 0);
  const isRemoved = status === 'removed';
  return (
    <li data-row className={`${styles.row} ${waits ? styles.waits : ''}`}>
      <Checkbox
        className={styles.box}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
        aria-label={`เลือกข้อความของ ${name}`}
      />
      {row.user_path ? <Picture path={row.user_path} size={32} /> : <Initial name={name} size={32} />}
      <div className={styles.head}>
        {row.user_id === null ? (
          <b>{name}</b>
        ) : (
          <button type="button" className={styles.person} onClick={() => acts.openPerson(row)}>
            {name}
          </button>
        )}
        {isRemoved && <StatusTag tone="no">ลบโดย {row.removed_by ?? 'ทีมงาน'}</StatusTag>}
        <time className="number" dateTime={row.create_at}>
          {waits ? clock(row.create_at, now) : timeAgo(row.create_at, now)}
        </time>
        <HeadActs row={row} waits={waits} {...acts} />
      </div>
      <div className={styles.body}>
        <p>{isRemoved ? <del>{row.text}</del> : row.text}</p>
        <p className={styles.where}>{whereOf(row)}</p>
        {row.answer && (
          <blockquote>
            <b>{row.answered_by}</b> <StatusTag tone="info">ทีมงาน</StatusTag>
            <p>{row.answer}</p>
          </blockquote>
        )}
        {waits && <Verdicts row={row} {...acts} />}
      </div>
    </li>
  );
}

function HeadActs({ row, waits, judge, answer, openPerson }: Acts & { row: Written; waits: boolean }) {
  const { user_nickname: name, user_id, status } = row;
  if (status === 'removed')
    return (
      <span className={styles.acts}>
        <Button type="link" icon={<Undo2 size={16} aria-hidden />} onClick={() => judge(row, 'restore')}>
          เอาคืน
        </Button>
      </span>
    );
  return (
    <span className={styles.acts}>
      {!waits && user_id !== null && (
        <IconButton label={`ตอบ ${name}`} icon={<Reply size={18} />} onClick={() => answer(row)} />
      )}
      {user_id !== null && (
        <IconButton
          label={`พักการพิมพ์ของ ${name}`}
          icon={<MessageSquareOff size={18} />}
          onClick={() => openPerson(row)}
        />
      )}
      <span data-key="KeyD">
        <IconButton label={`ลบข้อความของ ${name}`} icon={<Trash2 size={18} />} onClick={() => judge(row, 'remove')} />
      </span>
    </span>
  );
}

function Verdicts({ row, judge }: Pick<Acts, 'judge'> & { row: Written }) {
  return (
    <div className={styles.verdicts}>
      <Reason row={row} />
      <Button data-key="KeyA" icon={<Check size={16} aria-hidden />} onClick={() => judge(row, 'pass')}>
        ปล่อยผ่าน
      </Button>
      <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => judge(row, 'remove')}>
        ลบ
      </Button>
    </div>
  );
}

const ICONS: Record<ChatReason, ReactNode> = {
  phone: <Phone aria-hidden />,
  link: <Link aria-hidden />,
  word: <ShieldAlert aria-hidden />,
  reports: <Flag aria-hidden />,
};

/** Why it waits: what viewers said of it counts more than what the server found. */
function Reason({ row: { reason, reports, report_reasons, word } }: { row: Written }) {
  if (reports > 0)
    return (
      <StatusTag tone="wait" icon={<Flag aria-hidden />}>
        ถูกรายงาน {count(reports)} คน
        {report_reasons.length > 0 && `: ${report_reasons.map((one) => REPORT_REASON[one]).join(', ')}`}
      </StatusTag>
    );
  if (!reason) return null;
  return (
    <StatusTag tone="wait" icon={ICONS[reason]}>
      {reason === 'word' && word ? `ตรงคำ “${word}”` : `มี${CHAT_REASON[reason]}`}
    </StatusTag>
  );
}

/** 'แชตสด · คืนเดียวใต้แสงไฟ', 'ความคิดเห็น “แสงใต้น้ำ” · คลื่นสีน้ำเงิน' */
function whereOf({ source, song_title, stage_title }: Written): string {
  return source === 'chat' ? `แชตสด · ${stage_title}` : `ความคิดเห็น “${song_title ?? ''}” · ${stage_title}`;
}

/** Of today the time, which tells what happens now from what was an hour ago. */
function clock(instant: string, now: number): string {
  const { date, time } = bangkokTime(instant);
  return date === bangkokTime(now).date ? hourMinute(time) : timeAgo(instant, now);
}
