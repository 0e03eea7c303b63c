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
  const searching = isSearch(typed);
  // A search looks everywhere; the topics are out of sight meanwhile.
  const found = findQuestions(all, typed).filter((question) => searching || !topic || question.topic === topic);
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
      {!searching && (
        <div className={styles.topics}>
          <PillRow label="หมวดคำถาม">
            {['', ...topics.map(({ title }) => title)].map((title) => (
              <Pill key={title} pressed={topic === title} onClick={() => setTopic(title)}>
                {title || 'ทั้งหมด'}
              </Pill>
            ))}
          </PillRow>
        </div>
      )}
      <p className={searching && found.length > 0 ? styles.count : undefined} role="status">
        {searching && found.length > 0 && `พบ ${found.length} คำถาม`}
        {/* It stands below in large, where nobody hears it come. */}
        {found.length === 0 && <span className="sr">ไม่พบคำถาม</span>}
      </p>
      {searching
        ? found.length > 0 && <QuestionList questions={found} typed={typed} />
        : shown.map(({ title }) => (
            <section key={title}>
              <h2 className={styles.topic}>{title}</h2>
              <QuestionList questions={found.filter((question) => question.topic === title)} />
            </section>
          ))}
      {found.length === 0 ? <NothingFound typed={typed.trim()} showAll={showAll} /> : below}
    </>
  );
}

/** @param typed what they were searched by; then they stand open, and nobody is asked whether they helped */
function QuestionList({ questions, typed }: { questions: FoundQuestion[]; typed?: string }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, title, html }) => (
        <details key={id} className={styles.question} open={typed !== undefined || undefined}>
          <summary>
            <span>
              {cutAtHits(title, typed ?? '').map((piece, index) =>
                index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
              )}
            </span>
          </summary>
          {/* Inside, so that browsers open it for whoever comes by a link to it. */}
          <div id={id}>
            <RichText html={html} />
            {typed === undefined && <Helpful question={title} />}
          </div>
        </details>
      ))}
    </div>
  );
}

function NothingFound({ typed, showAll }: { typed: string; showAll: () => void }) {
  const contacts = useContacts();
  return (
    <div className={styles.none}>
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
    </div>
  );
}
