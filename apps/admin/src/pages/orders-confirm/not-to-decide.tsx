import { Button } from 'antd';
import { Link } from 'react-router';
import { Key } from '../../actions/key';
import { EmptyBox } from '../../feedback/empty-box';
import styles from './orders-confirm.module.css';
import { useShortcuts } from './use-shortcuts';

interface NotToDecideProps {
  /** Why the order that was asked for cannot be decided. */
  text: string;
  note?: string | null;
  /** Opens the next order of the queue; absent when none waits. */
  next?: () => void;
}

const nothing = () => undefined;

/** Stands in place of an order that somebody else decided, or that is not there: the next one opens only on demand. */
export function NotToDecide({ text, note, next }: NotToDecideProps) {
  const go = next ?? nothing;
  useShortcuts({ next: go, previous: nothing, approve: nothing, refuse: nothing, zoom: nothing, help: nothing });
  return (
    <section className={styles.center} role="status">
      <EmptyBox text={<b>{text}</b>}>
        {note && <p>หมายเหตุ: {note}</p>}
        {next && (
          <Button type="primary" aria-keyshortcuts="J" onClick={next}>
            รายการถัดไป <Key>J</Key>
          </Button>
        )}
        <Link to="/orders">ดูคำสั่งซื้อทั้งหมด</Link>
      </EmptyBox>
    </section>
  );
}
