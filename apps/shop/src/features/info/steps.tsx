import { RichText } from '../../ui/rich-text/rich-text';
import type { InfoPart } from './info-data.server';
import styles from './steps.module.css';

interface StepsProps {
  steps: InfoPart[];
  /** How many of them have a picture below /steps. */
  drawn: number;
}

/** How something is done, one step after the other. */
export function Steps({ steps, drawn }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, html }, index) => (
        <li key={title}>
          <div>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h2>
              <span className="sr">ขั้นที่ {index + 1} </span>
              {title}
            </h2>
            <RichText html={html} />
          </div>
          {index < drawn && (
            <div className={styles.picture}>
              <img src={`/steps/buy-${index + 1}.svg`} width={280} height={170} loading="lazy" alt="" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
