import { CHEER, type Cheer, valuesOf } from '@wethi/contract';
import { CheerIcon } from './cheer-icon';
import styles from './cheers.module.css';

/** What one presses to cheer; as often as one likes. */
export function CheerButtons({ onPress }: { onPress: (cheer: Cheer) => void }) {
  return (
    <div className={styles.buttons} role="group" aria-label="ส่งรีแอ็กชัน">
      {valuesOf(CHEER).map((cheer) => (
        <button key={cheer} type="button" onClick={() => onPress(cheer)}>
          <CheerIcon cheer={cheer} size={18} />
          {CHEER[cheer]}
        </button>
      ))}
    </div>
  );
}
