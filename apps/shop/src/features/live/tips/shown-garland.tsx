import { baht } from '@wethi/format';
import { useSyncExternalStore } from 'react';
import { Garland } from '../../../ui/media/garland';
import type { GarlandLine, GarlandQueue } from './garland-queue';
import styles from './shown-garland.module.css';

const NOTHING: GarlandLine = { waiting: [] };
const WIDTH = 76;

/** The garland that hangs on the picture now. */
export function ShownGarland({ garlands }: { garlands: GarlandQueue }) {
  const { shown } = useSyncExternalStore(garlands.subscribe, garlands.now, () => NOTHING);
  return (
    <div role="status" aria-label="มาลัย">
      {shown && (
        <div key={shown.id} className={styles.garland}>
          <Garland baht={shown.tip_amount} width={WIDTH} />
          <div>
            <p>
              <b>{shown.user_nickname}</b> คล้องมาลัย <b className="num">{baht(shown.tip_amount)}</b> ให้{' '}
              <b>{shown.tip_to}</b>
            </p>
            {shown.tip_message && <p className={styles.words}>“{shown.tip_message}”</p>}
          </div>
        </div>
      )}
    </div>
  );
}
