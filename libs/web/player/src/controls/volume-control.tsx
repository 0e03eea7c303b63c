import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from './icon-button';
import styles from './controls.module.css';

interface VolumeControlProps {
  /** 0…1. */
  volume: number;
  muted: boolean;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

/** Mute button; the level comes out beside it for a mouse or the keyboard. Phones have keys for it. */
export function VolumeControl({ volume, muted, onVolume, onMute }: VolumeControlProps) {
  const silent = muted || volume === 0;
  const Icon = silent ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const percent = Math.round((silent ? 0 : volume) * 100);
  return (
    <span className={styles.volume}>
      <IconButton label={silent ? 'เปิดเสียง' : 'ปิดเสียง'} onClick={onMute}>
        <Icon size={22} aria-hidden="true" />
      </IconButton>
      <input
        className={styles.volumeLevel}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label="ระดับเสียง"
        aria-valuetext={`${percent} เปอร์เซ็นต์`}
        onChange={(event) => onVolume(Number(event.target.value) / 100)}
      />
    </span>
  );
}
