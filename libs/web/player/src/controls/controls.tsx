import { Maximize, Minimize, Pause, PictureInPicture2, Play, RotateCcw, RotateCw, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { CastButton } from '../casting/cast-button';
import { ChapterMenu } from '../menus/chapter-menu';
import { nextStart, type Segment, segmentAt } from './chapters';
import styles from './controls.module.css';
import { duration as clockTime } from '@wethi/format';
import { IconButton } from './icon-button';
import { seekBy, seekTo, setRate, setVolume, toggleMute, togglePlay } from '../engine/media-commands';
import { SeekBar } from './seek-bar';
import { SettingsMenu } from '../menus/settings-menu';
import type { HlsSource } from '../engine/use-hls';
import type { MediaState } from './use-media-state';
import { usePictureInPicture } from './use-picture-in-picture';
import { VolumeControl } from './volume-control';

interface ControlsProps {
  /** Whether the picture may leave the player. */
  mayFloat: boolean;
  video: HTMLVideoElement;
  media: MediaState;
  source: HlsSource;
  segments: readonly Segment[];
  fullScreen: { active: boolean; toggle: () => void };
  /** More buttons. */
  children?: ReactNode;
}

/** The bar of songs and the row of buttons under the picture. */
export function Controls({ mayFloat, video, media, source, segments, fullScreen, children }: ControlsProps) {
  return (
    <div className={styles.controls} data-player-controls="">
      <div className={styles.steps}>
        <StepButtons video={video} />
      </div>
      <SeekBar
        segments={segments}
        {...media}
        storyboard={source.offer.storyboard}
        onSeek={(seconds) => seekTo(video, seconds)}
      />
      <div className={styles.row}>
        <TransportButtons video={video} media={media} segments={segments} />
        <span className={styles.time}>
          {clockTime(media.time)} / {clockTime(media.duration)}
        </span>
        <span className={styles.song}>{segmentAt(segments, media.time)?.title}</span>
        <ChapterMenu segments={segments} time={media.time} onSeek={(seconds) => seekTo(video, seconds)} />
        {children}
        <SettingsMenu video={video} source={source} rate={media.rate} onRate={(rate) => setRate(video, rate)} />
        {mayFloat && <CastButton video={video} />}
        {mayFloat && <FloatButton video={video} />}
        <FullScreenButton fullScreen={fullScreen} />
      </div>
    </div>
  );
}

function TransportButtons({ video, media, segments }: Pick<ControlsProps, 'video' | 'media' | 'segments'>) {
  const next = nextStart(segments, media.time);
  const PlayIcon = media.playing ? Pause : Play;
  return (
    <>
      <IconButton label={media.playing ? 'หยุดชั่วคราว' : 'เล่น'} onClick={() => togglePlay(video)}>
        <PlayIcon size={22} aria-hidden="true" />
      </IconButton>
      <span className={styles.wide}>
        <StepButtons video={video} />
      </span>
      {segments.length > 1 && (
        <IconButton
          label="เพลงถัดไป"
          className={styles.next}
          // Disabled, it would lose the focus with the last song.
          aria-disabled={next === undefined}
          onClick={() => next !== undefined && seekTo(video, next)}
        >
          <SkipForward size={22} aria-hidden="true" />
        </IconButton>
      )}
      <VolumeControl {...media} onVolume={(volume) => setVolume(video, volume)} onMute={() => toggleMute(video)} />
    </>
  );
}

function StepButtons({ video }: Pick<ControlsProps, 'video'>) {
  return (
    <>
      <IconButton label="ย้อนกลับ 10 วินาที" onClick={() => seekBy(video, -10)}>
        <RotateCcw size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label="ข้ามไป 10 วินาที" onClick={() => seekBy(video, 10)}>
        <RotateCw size={22} aria-hidden="true" />
      </IconButton>
    </>
  );
}

function FloatButton({ video }: Pick<ControlsProps, 'video'>) {
  const pictureInPicture = usePictureInPicture(video);
  if (!pictureInPicture.supported) return null;
  return (
    <IconButton label="เล่นแบบหน้าต่างลอย" className={styles.wide} onClick={pictureInPicture.toggle}>
      <PictureInPicture2 size={22} aria-hidden="true" />
    </IconButton>
  );
}

/** Fills the screen with the player. */
export function FullScreenButton({ fullScreen }: Pick<ControlsProps, 'fullScreen'>) {
  const Icon = fullScreen.active ? Minimize : Maximize;
  return (
    <IconButton label={fullScreen.active ? 'ออกจากเต็มจอ' : 'เต็มจอ'} onClick={fullScreen.toggle}>
      <Icon size={22} aria-hidden="true" />
    </IconButton>
  );
}
