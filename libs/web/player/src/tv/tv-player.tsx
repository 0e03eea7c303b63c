import { duration as clockTime } from '@wethi/format';
import { Pause } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { toggleCaptions } from '../captions/captions';
import { useCaptions } from '../captions/use-captions';
import { useMediaSession } from '../controls/use-media-session';
import { useLivePlace } from '../controls/use-live-place';
import { segmentAt } from '../controls/chapters';
import type { MediaState } from '../controls/use-media-state';
import { pause, play, seekTo, setVolumeFromAfar } from '../engine/media-commands';
import { Waiting } from '../overlays/overlays';
import { PlayerFrame } from '../player-frame';
import type { PlayerProps } from '../types';
import { usePlayer } from '../use-player';
import styles from './tv-player.module.css';
import { usePicture, type Picture } from './use-picture';
import { useRemoteKeys } from './use-remote-keys';

/** What the phone does to the picture, through `ref`. */
export interface TvPlayerHandle {
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** @param volume 0 to 100 */
  setVolume(volume: number): void;
  showCaptions(shown: boolean): void;
}

interface TvPlayerProps extends PlayerProps {
  isLive: boolean;
  /** Seconds where the viewer left a recording. */
  position: number;
  ref?: Ref<TvPlayerHandle>;
  /** Called when the picture stops, goes on, jumps, gets louder or changes its captions. */
  onPicture: (picture: Picture) => void;
}

/**
 * Fills a television with a show, on air or recorded (WATCH-13). Nothing in it is pressed: the keys of a remote control and
 * the phone drive it, and what it shows is read from three metres.
 */
export function TvPlayer({ ref, isLive, position, onPicture, ...props }: TvPlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // Nobody has touched the television.
  const asked = { ...props, autoPlay: true, position: isLive ? undefined : position };
  const playing = usePlayer(video, isLive ? 'live' : 'replay', asked);
  const { media, segments, source, failure } = playing;
  const live = useLivePlace(video, media, source);
  const end = isLive ? live.edge : media.duration;
  const seek = (seconds: number) => (isLive ? live.seek(seconds) : video && seekTo(video, seconds));
  const song = segmentAt(segments, media.time)?.title ?? '';
  useMediaSession(video, { title: props.title, song, poster: props.poster, onNext: nothing, onPrevious: nothing });
  const captions = useCaptions(video);
  // The phone waits to be answered, also where it asked for what was so already.
  const [answers, answer] = useReducer((count: number) => count + 1, 0);
  usePicture(video, { media, captions, instant: source.instant, end, answers, onPicture });
  useRemoteKeys(failure ? null : video);
  const obey = (act: (video: HTMLVideoElement) => void) => {
    if (!video) return;
    act(video);
    answer();
  };
  useImperativeHandle(ref, () => ({
    play: () => obey(play),
    pause: () => obey(pause),
    seek,
    setVolume: (volume) => obey(() => video && setVolumeFromAfar(video, volume / 100)),
    showCaptions: (shown) => (shown === (captions.shown !== null) ? answer() : video && toggleCaptions(video)),
  }));
  // A remote control has no pointer: whatever helps must have the focus.
  useEffect(() => {
    if (failure) place.current?.querySelector('button')?.focus();
  }, [failure]);
  return (
    <div ref={place}>
      <PlayerFrame
        label="เครื่องเล่นบนทีวี"
        {...props}
        {...playing}
        video={video}
        onVideo={setVideo}
        onRetry={playing.retry}
        autoPlay
        className={styles.player}
      >
        {() => (
          <>
            {media.waiting && <Waiting reconnecting={source.reconnecting} />}
            {!media.playing && media.started && <Pause className={styles.paused} aria-hidden="true" />}
            {media.muted && media.playing && <p className={styles.muted}>ปิดเสียงอยู่ กดตกลงบนรีโมตเพื่อเปิดเสียง</p>}
            <Strip title={props.title} song={song} media={media} end={end} isLive={isLive && live.atLive} />
          </>
        )}
      </PlayerFrame>
    </div>
  );
}

const nothing = () => undefined;

interface StripProps {
  title: string;
  song: string;
  media: MediaState;
  end: number;
  /** At the live point. */
  isLive: boolean;
}

/** What plays, and where; it hides with the controls of other players. */
function Strip({ title, song, media, end, isLive }: StripProps) {
  const share = end > 0 ? Math.min(1, media.time / end) : 0;
  return (
    <div className={styles.strip} data-player-controls="">
      <p className={styles.title}>
        {title}
        {song && <span> “{song}”</span>}
      </p>
      <div className={styles.bar} role="progressbar" aria-label="ตำแหน่ง" aria-valuenow={Math.round(share * 100)}>
        <i style={{ transform: `scaleX(${isLive ? 1 : share})` }} />
      </div>
      <p className={styles.times}>
        <span>{isLive ? 'สด' : clockTime(media.time)}</span>
        <span>{!isLive && `-${clockTime(Math.max(0, end - media.time))}`}</span>
      </p>
    </div>
  );
}
