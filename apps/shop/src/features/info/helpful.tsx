import { lineUrl, type YesNo } from '@wethi/contract';
import { call } from '@wethi/http';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useContacts } from '../../session/contact/contacts';
import { Button } from '../../ui/actions/button';
import { useSave } from '../../ui/use-save';
import styles from './helpful.module.css';
import { hasVoted, keepVoted } from './voted';

const nothingChanges = () => () => undefined;

/** The button that was pressed is gone. */
const lookAt = (thanks: HTMLElement | null) => thanks?.focus();

/** Did the answer help? Asked once of each browser; the shop counts it without who said so (design: 35 #questions). */
export function Helpful({ question }: { question: string }) {
  const contacts = useContacts();
  const voted = useSyncExternalStore(
    nothingChanges,
    () => hasVoted(question),
    () => false,
  );
  const [said, setSaid] = useState<YesNo>();
  const { save, busy } = useSave(
    (helped: YesNo) => call('POST', 'infoQuestionVote', { body: { info_question_title: question, helped } }),
    {
      failure: 'ส่งคำตอบไม่สำเร็จ',
      then: (_, helped) => {
        keepVoted(question);
        setSaid(helped);
      },
    },
  );
  if (said)
    return (
      <p className={styles.helpful} role="status" ref={lookAt} tabIndex={-1}>
        {said === 'Y' ? (
          'ขอบคุณที่บอก'
        ) : (
          <span>
            ขอบคุณที่บอก เราจะเขียนให้ชัดขึ้น ระหว่างนี้{' '}
            <a href={lineUrl(contacts)} target="_blank" rel="noreferrer">
              ถามทาง LINE
            </a>
          </span>
        )}
      </p>
    );
  if (voted) return null;
  return (
    <div className={styles.helpful} role="group" aria-label="คำตอบนี้ช่วยได้ไหม">
      <span>คำตอบนี้ช่วยได้ไหม</span>
      <Button size="small" loading={busy} onClick={() => save('Y')}>
        <ThumbsUp size={18} aria-hidden />
        ช่วยได้
      </Button>
      <Button size="small" loading={busy} onClick={() => save('N')}>
        <ThumbsDown size={18} aria-hidden />
        ยังไม่ได้
      </Button>
    </div>
  );
}
