import { plainDate } from '@wethi/format';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import { Alert } from '../../../ui/feedback/alert';
import { RichText } from '../../../ui/rich-text/rich-text';
import type { Block } from './text-changes';
import styles from './versions.module.css';
import type { Version, Versions } from './versions.server';

interface OfPageProps {
  slug: string;
  versions: Versions;
}

/** Which text it is and since when, with a way to what has changed (design: 35 #policy). */
export function VersionLine({ slug, versions: { all, reading, changes } }: OfPageProps) {
  const [newest] = all;
  const shown = reading?.version ?? changes?.version ?? newest;
  if (!shown) return null;
  const isFirst = shown.id === all[all.length - 1]?.id;
  return (
    <p className={styles.line}>
      ฉบับ {shown.name} ใช้ตั้งแต่ {plainDate(shown.from)}
      {shown.until && ` ถึง ${plainDate(shown.until)}`}
      {!isFirst && !changes && (
        <>
          {' · '}
          <Link to={changesOf(slug, shown)}>ดูสิ่งที่เปลี่ยนจากฉบับก่อน</Link>
        </>
      )}
      {(reading ?? changes) && (
        <>
          {' · '}
          <Link to={paths.info(slug)}>อ่านฉบับปัจจุบัน</Link>
        </>
      )}
    </p>
  );
}

/** Says that it is no longer what counts. */
export function OldVersion({ version: { name } }: { version: Version }) {
  return (
    <div className={styles.old}>
      <Alert kind="wait">ฉบับ {name} เป็นฉบับก่อน ไม่ได้ใช้แล้ว</Alert>
    </div>
  );
}

const WORDS = { added: 'เพิ่ม', removed: 'ตัดออก' } as const;

/** A text with what came marked, and what went struck through. */
export function Changes({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.every(({ change }) => change === 'same'))
    return <Alert kind="info">เนื้อหาไม่เปลี่ยน เปลี่ยนเฉพาะหัวข้อหรือประโยคนำ</Alert>;
  return (
    <div className={styles.changes}>
      <p className="small muted">
        <ins>เพิ่ม</ins> คือข้อความใหม่ <del>ตัดออก</del> คือข้อความที่ไม่มีแล้ว
      </p>
      {blocks.map(({ html, change }, place) =>
        change === 'same' ? <RichText key={place} html={html} /> : <Changed key={place} html={html} change={change} />,
      )}
    </div>
  );
}

function Changed({ html, change }: { html: string; change: keyof typeof WORDS }) {
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="sr">{WORDS[change]} </span>
      <RichText html={html} />
    </Mark>
  );
}

/** All that the page said before. */
export function EarlierVersions({ slug, versions: { all } }: OfPageProps) {
  if (all.length < 2) return null;
  return (
    <details className={styles.earlier}>
      <summary>ฉบับก่อน ๆ</summary>
      <ul>
        {all.slice(1).map((version) => (
          <li key={version.id}>
            <Link to={`${paths.info(slug)}?version=${version.id}`}>
              ฉบับ {version.name} ใช้ตั้งแต่ {plainDate(version.from)}
              {version.until && ` ถึง ${plainDate(version.until)}`}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function changesOf(slug: string, { id }: Version): string {
  return `${paths.info(slug)}?changes=${id}`;
}
