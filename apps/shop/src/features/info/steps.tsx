import { RichText } from '../../ui/rich-text/rich-text';
import type { InfoPart } from './info-data.server';
import styles from './steps.module.css';

/** How something is done, one step after the other. */
export function Steps({ steps }: { steps: InfoPart[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, html }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <h2>
              <span className="sr">ขั้นที่ {index + 1} </span>
              {title}
            </h2>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ol>
  );
}
