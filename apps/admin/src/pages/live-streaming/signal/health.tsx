import type { LiveHealth } from '@wethi/contract';
import { Check, TriangleAlert } from 'lucide-react';
import { StatusTag } from '../../../feedback/status-tag';
import { useTotals } from '../figures';
import type { LiveShow } from '../live-show';
import styles from '../studio.module.css';
import { healthFacts } from './health-facts';
import { useSignal } from './use-signal';

/** The signal in numbers; they change every two seconds. */
export function Health({ show, health }: { show: LiveShow; health: LiveHealth | null }) {
  const signal = useSignal(show);
  const { data: { data: totals } = {} } = useTotals(show);
  const facts = health ? healthFacts(health, signal, totals ?? undefined) : [];
  return (
    <dl className={styles.facts} aria-label="สัญญาณ">
      {facts.map(({ name, value, unit, verdict }) => (
        <div key={name} data-bad={verdict?.isGood === false}>
          <dt>{name}</dt>
          <dd>
            <b className="number">{value}</b>
            {verdict && (
              <StatusTag
                tone={verdict.isGood ? 'ok' : 'no'}
                icon={verdict.isGood ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
              >
                {verdict.text}
              </StatusTag>
            )}
            <small className="number">{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
