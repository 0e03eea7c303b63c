import { Card } from '../../../ui/layout/card';
import styles from './paper.module.css';

/** What a sheet says, where it is too small to be read, and for who cannot see it (docs/decisions/0050). */
export function PaperFacts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Card className={styles.facts}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
