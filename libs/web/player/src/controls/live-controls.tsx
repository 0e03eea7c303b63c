import { duration as clockTime, spokenDuration } from '@wethi/format';
import { Pause, Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { seekBy, setVolume, toggleMute, togglePlay } from '../engine/media-commands';
import { CastButton } from '../casting/cast-button';
import type { HlsSource } from '../engine/use-hls';
import type { FullScreen } from '../surface/use-full-screen';
import type { Segment } from './chapters';
import { FullScreenButton } from './controls';
import styles from './controls.module.css';
import { IconButton, IconLink } from './icon-button';
import { SeekBar } from './seek-bar';
import { SettingsMenu } from '../menus/settings-menu';
import { handOnFocus } from '../overlays/hand-on-focus';
import type { PlayerLink } from '../types';
import type { LivePlace } from './use-live-place';
import type { MediaState } from './use-media-state';
import { VolumeControl } from './volume-control';

interface LiveControlsProps {
  /** Whether the picture may leave the player. */
  mayFloat: boolean;
  video: HTMLVideoElement;
  media: MediaState;
  source: HlsSource;
  segments: readonly Segment[];
  place: LivePlace;
  fullScreen: FullScreen;
  link: PlayerLink | undefined;
  /** More buttons. */
  children?: ReactNode;
}

/** The bar of the whole show so far, and the way back to the live point. */
export function LiveControls({
  mayFloat,
  video,
  media,
  source,
  segments,
  place,
  fullScreen,
  link,
  children,
}: LiveControlsProps) {
  const PlayIcon = media.playing ? Pause : Play;
  const isThere = place.atLive && media.playing;
  const behind = place.atLive ? undefined : `ช้ากว่าสด ${spokenDuration(place.behind)}`;
  return (
    <div ref={handOnFocus} className={styles.controls} data-player-controls="">
      <SeekBar
        segments={segments}
        time={place.atLive ? place.edge : media.time}
        bufferedTo={media.bufferedTo}
        duration={place.edge}
        label="ย้อนดูไลฟ์"
        live={{ behind, instant: source.instant }}
        onSeek={place.seek}
      />
      <div className={styles.row}>
        <IconButton label={media.playing ? 'หยุดชั่วคราว' : 'เล่น'} onClick={() => togglePlay(video)}>
          <PlayIcon size={22} aria-hidden="true" />
        </IconButton>
        <span className={styles.wide}>
          <IconButton label="ย้อนกลับ 10 วินาที" onClick={() => seekBy(video, -10)}>
            <RotateCcw size={22} aria-hidden="true" />
          </IconButton>
        </span>
        <span className={styles.sound}>
          <VolumeControl {...media} onVolume={(volume) => setVolume(video, volume)} onMute={() => toggleMute(video)} />
        </span>
        <button
          type="button"
          className={styles.live}
          data-at-live={place.atLive}
          aria-disabled={isThere}
          aria-label={behind ? `ไปที่สด ตอนนี้${behind}` : 'อยู่ที่สด'}
          onClick={isThere ? undefined : place.goLive}
        >
          <i />
          {place.atLive ? 'สด' : 'ไปที่สด'}
        </button>
        {!place.atLive && <span className={`${styles.time} ${styles.wide}`}>-{clockTime(place.behind)}</span>}
        <span className={styles.song} />
        {children}
        <SettingsMenu video={video} source={source} rate={media.rate} />
        {link && (
          <IconLink label={link.label} href={link.href}>
            {link.icon}
          </IconLink>
        )}
        {mayFloat && <CastButton video={video} />}
        <FullScreenButton fullScreen={fullScreen} />
      </div>
    </div>
  );
}
