import type { BegunSong } from '@wethi/contract';
import { Figures } from '../figures';
import type { LiveShow } from '../live-show';
import { SignalNight } from '../signal/signal-night';
import styles from '../studio.module.css';
import { Recording } from './recording';
import { Viewers } from './viewers';

interface EndedProps {
  show: LiveShow;
  /** Songs that began in the show. */
  songs: readonly BegunSong[];
  /** People who watch its recording now. */
  watching: number;
  changed: () => void;
}

/** The show is over: what it came to, its recording, and how its line was. */
export function Ended({ show, songs, watching, changed }: EndedProps) {
  return (
    <>
      <Figures show={show} songs={songs} />
      <div className={styles.columns}>
        <Recording show={show} songs={songs} watching={watching} changed={changed} />
        <SignalNight show={show} />
      </div>
      <Viewers show={show} />
    </>
  );
}
