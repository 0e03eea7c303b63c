import { useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './group-poster.module.css';

interface GroupPosterProps {
  name: string;
  qr: string;
  done: () => void;
}

/** A page for the wall at the door, which only the printer sees; the browser's print dialog opens as soon as it is drawn. */
export function GroupPoster({ name, qr, done }: GroupPosterProps) {
  const asked = useRef(false);
  const print = () => {
    if (asked.current) return;
    asked.current = true;
    window.print();
    done();
  };
  return createPortal(
    <section className={styles.poster}>
      <h1>{name}</h1>
      <img src={qr} alt="" onLoad={print} onError={done} />
      <p>สแกนแล้วเข้าระบบ เป็นสมาชิกของกลุ่มทันที</p>
    </section>,
    document.body,
  );
}
