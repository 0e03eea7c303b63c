import styles from './statistics.module.css';

/** A part of a whole. */
export interface Share {
  id: string | number;
  name: string;
  /** 0 to 1. */
  share: number;
  /** The same in words. */
  text: string;
}

/** Parts of a whole with a bar for each. */
export function Shares({ rows }: { rows: readonly Share[] }) {
  return (
    <dl className={styles.shares}>
      {rows.map(({ id, name, share, text }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd className="number">{text}</dd>
          <dd>
            <meter value={share} aria-label={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
