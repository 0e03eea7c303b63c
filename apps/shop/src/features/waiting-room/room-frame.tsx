import { clockTime, shortDate } from '@wethi/format';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PackageProduct } from '../../api-types';
import { Picture } from '../../ui/media/picture';
import styles from './waiting-room.module.css';

/** The show that is waited for, above what is said of it. */
export function RoomFrame({
  product,
  title,
  children,
}: {
  product: PackageProduct;
  title: string;
  children: ReactNode;
}) {
  // What is put in with its text is not read out: it is told once it stands there.
  const told = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (told.current) told.current.textContent = title;
  }, [title]);
  const date = product.stage_date ?? product.product_start;
  const facts = [
    product.product_title,
    product.band_name,
    date && shortDate(date),
    product.stage_time_start && clockTime(product.stage_time_start),
    product.stage_title,
  ];
  return (
    <div className={`wrap ${styles.room}`}>
      <div className={styles.backdrop} aria-hidden>
        <Picture path={product.product_img} width={1440} height={560} sizes="100vw" />
      </div>
      <div className={styles.head}>
        <Picture path={product.product_img} width={72} height={72} sizes="72px" className={styles.face} />
        <div>
          <h1>{title}</h1>
          <p className="small t2">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <span ref={told} className="sr" role="status" />
      {children}
    </div>
  );
}

/** Three figures side by side. */
export function Trio({ figures }: { figures: readonly [value: string, word: string][] }) {
  return (
    <div className={styles.trio}>
      {figures.map(([value, word]) => (
        <div key={word}>
          <b>{value}</b>
          <span>{word}</span>
        </div>
      ))}
    </div>
  );
}
