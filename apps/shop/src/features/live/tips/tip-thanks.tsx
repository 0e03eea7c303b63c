import { baht } from '@wethi/format';
import { useSyncExternalStore } from 'react';
import type { OwnTip } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { Garland } from '../../../ui/media/garland';
import type { LiveShow } from '../use-live-show';
import { type GarlandLine, placeOf } from './garland-queue';
import styles from './tip-dialog.module.css';

const NOTHING: GarlandLine = { waiting: [] };

interface TipThanksProps {
  tip: OwnTip;
  garlands: LiveShow['garlands'];
  /** Where all see it. */
  place: string;
  onDone: () => void;
}

/** It is paid. */
export function TipThanks({ tip, garlands, place, onDone }: TipThanksProps) {
  const turn = placeOf(
    useSyncExternalStore(garlands.subscribe, garlands.now, () => NOTHING),
    tip.id,
  );
  return (
    <div className={styles.body} role="status">
      <Garland baht={tip.tip_amount} width={104} />
      <h3>คล้องมาลัยแล้ว</h3>
      <p className={styles.lead}>
        มาลัย <b className="num">{baht(tip.tip_amount)}</b> ให้{tip.tip_to} กำลังขึ้น{place}
      </p>
      <p className="small muted num">
        {turn && turn.seconds > 0 && `คิวที่ ${turn.place} ราว ${turn.seconds} วินาที · `}
        ใบรับเงินอยู่ในงานแสดงที่ซื้อ
      </p>
      <div className={styles.acts}>
        <Button kind="primary" onClick={onDone}>
          กลับไปดู
        </Button>
      </div>
    </div>
  );
}
