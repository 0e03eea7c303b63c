import { Send } from 'lucide-react';
import { paths } from '../../../config/paths';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Sign } from '../../../ui/feedback/sign';
import { Card } from '../../../ui/layout/card';
import styles from './sent.module.css';

export interface SentMessage {
  number: number;
  /** Where the answer goes. */
  contact: string;
}

/** The form that was sent is gone, with the button that was pressed; the page's bar must not lie over what is said instead. */
function lookAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'center' });
}

/** What became of a message (design: 35 #contact-sent). */
export function Sent({ number, contact, onAgain }: SentMessage & { onAgain: () => void }) {
  return (
    <Card className={styles.card}>
      <div role="status">
        <Sign icon={Send} tone="ok" />
        <h2 ref={lookAt} tabIndex={-1}>
          ส่งข้อความแล้ว
        </h2>
        <p className="t2">
          เลขที่เรื่อง <b className="num">ช่วย-{number}</b> เราตอบไปที่ <b className="num">{contact}</b> ภายใน 1 วันทำการ
        </p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={paths.home}>กลับหน้าแรก</ButtonLink>
        <Button kind="ghost" onClick={onAgain}>
          เขียนอีกข้อความ
        </Button>
      </div>
    </Card>
  );
}
