import { lineUrl } from '@wethi/contract';
import { Search, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useContacts } from '../../session/contact/contacts';
import { Button, buttonClass } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Pill, PillRow } from '../../ui/layout/pill';
import { RichText } from '../../ui/rich-text/rich-text';
import { Helpful } from './helpful';
import { cutAtHits, findQuestions, isSearch, questionsOf, type FoundQuestion } from './find-questions';
import type { InfoPart } from './info-data.server';
import styles from './questions.module.css';

interface QuestionsProps {
  topics: InfoPart[];
  /** What stands below them for who did not find theirs. */
  below: ReactNode;
}

/** Questions by topic, found by any part of a word. */
export function Questions({ topics, below }: QuestionsProps) {
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState('');
  const all = questionsOf(topics);
  const found = findQuestions(all, typed).filter((question) => !topic || question.topic === topic);
  const shown = topics.filter(({ title }) => found.some((question) => question.topic === title));
  const showAll = () => {
    setTyped('');
    setTopic('');
  };
  return (
    <>
      <div className={styles.search} role="search" aria-label="ค้นหาคำถาม">
        <Search size={20} aria-hidden />
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="พิมพ์คำถาม เช่น สลิป คืนเงิน ทีวี"
          aria-label="ค้นหาคำถาม"
        />
        {typed && (
          <button type="button" aria-label="ล้างคำค้น" onClick={() => setTyped('')}>
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
      {found.length > 0 && (
        <PillRow label="หมวดคำถาม">
          {['', ...topics.map(({ title }) => title)].map((title) => (
            <Pill key={title} pressed={topic === title} onClick={() => setTopic(title)}>
              {title || 'ทั้งหมด'}
            </Pill>
          ))}
        </PillRow>
      )}
      <p className={styles.count} role="status">
        {isSearch(typed) && found.length > 0 && `พบ ${found.length} คำถาม`}
        {/* It stands below in large, where nobody hears it come. */}
        {found.length === 0 && <span className="sr">ไม่พบคำถาม</span>}
      </p>
      <div>
        {shown.map(({ title }) => (
          <section key={title}>
            <h2 className={styles.topic}>{title}</h2>
            {found
              .filter((question) => question.topic === title)
              .map((question) => (
                <Question key={question.id} question={question} typed={typed} />
              ))}
          </section>
        ))}
      </div>
      {found.length === 0 ? <NothingFound typed={typed.trim()} showAll={showAll} /> : below}
    </>
  );
}

function Question({ question: { id, title, html }, typed }: { question: FoundQuestion; typed: string }) {
  return (
    <details className={styles.question} open={isSearch(typed) || undefined}>
      <summary>
        <span>
          {cutAtHits(title, typed).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}
        </span>
      </summary>
      {/* Inside, so that browsers open it for whoever comes by a link to it. */}
      <div id={id}>
        <RichText html={html} />
        <Helpful question={title} />
      </div>
    </details>
  );
}

function NothingFound({ typed, showAll }: { typed: string; showAll: () => void }) {
  const contacts = useContacts();
  return (
    <EmptyState icon={Search} title={`ไม่พบ “${typed}”`} text="ลองใช้คำสั้นลง เช่น บัตร หรือถามเราทาง LINE">
      <div className={styles.ways}>
        <Button size="small" onClick={showAll}>
          ดูทุกคำถาม
        </Button>
        <a
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          href={lineUrl(contacts)}
          target="_blank"
          rel="noreferrer"
        >
          ถามทาง LINE
        </a>
      </div>
    </EmptyState>
  );
}
