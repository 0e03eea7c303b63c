import { useImperativeHandle, useState } from 'react';
import { useCamera } from './cameras/use-camera';
import { nextStart, previousStart, segmentAt } from './controls/chapters';
import { Controls } from './controls/controls';
import { useMediaSession } from './controls/use-media-session';
import { pause, play, playFrom, seekTo } from './engine/media-commands';
import { pictureOf } from './engine/picture-of';
import { PlayButton, Waiting } from './overlays/overlays';
import { ResumePrompt } from './overlays/resume-prompt';
import { SoundOnly } from './overlays/sound-only';
import { PlayerFrame } from './player-frame';
import styles from './player-frame.module.css';
import type { ReplayPlayerProps } from './types';
import { type Playing, usePlayer, useTimeUpdate } from './use-player';

/** Below this the viewer has seen nothing worth asking about. */
const WORTH_ASKING_SECONDS = 5;

/**
 * Plays the recording of a show from HLS, with Thai controls, songs on the bar, resuming, watermark and heartbeat
 * (requirements WATCH-02, WATCH-03; look.md §3 Player). Renders on the server as its poster.
 */
export function ReplayPlayer({ ref, position = 0, ...props }: ReplayPlayerProps) {
  const { title, poster, watermark, autoPlay, begin = 0 } = props;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playing = usePlayer(video, 'replay', { ...props, position });
  const { media, segments } = playing;
  useTimeUpdate(playing, 0, props.onTimeUpdate);
  const song = segmentAt(segments, media.time)?.title ?? '';
  const { picture, menu } = useCamera(video, playing.source, props);
  const onNext = () => video && seekTo(video, nextStart(segments, media.time) ?? media.time);
  const onPrevious = () => video && seekTo(video, previousStart(segments, media.time));
  useMediaSession(video, { title, song, poster, onNext, onPrevious });
  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => video && playFrom(video, seconds),
    pause: () => video && pause(video),
    picture: async (second) => (video ? pictureOf(video, second) : undefined),
  }));
  return (
    <PlayerFrame
      label="เครื่องเล่นวิดีโอ"
      {...props}
      {...playing}
      video={video}
      onVideo={setVideo}
      onRetry={playing.retry}
      picture={picture}
    >
      {(element, fullScreen) => (
        <>
          {playing.isSoundOnly && <SoundOnly poster={poster} title={song} source={playing.source} />}
          <Overlays video={element} playing={playing} position={autoPlay ? 0 : position} begin={begin} />
          <Controls mayFloat={!watermark} video={element} {...playing} fullScreen={fullScreen}>
            {menu}
          </Controls>
        </>
      )}
    </PlayerFrame>
  );
}

interface OverlaysProps {
  video: HTMLVideoElement;
  playing: Playing;
  /** Seconds where the viewer left, and where it begins. */
  position: number;
  begin: number;
}

function Overlays({ video, playing: { media, segments, source, isSoundOnly }, position, begin }: OverlaysProps) {
  const asking = position > begin + WORTH_ASKING_SECONDS && !media.started && media.duration > 0;
  return (
    <>
      {media.waiting && <Waiting reconnecting={source.reconnecting} />}
      {!media.playing && !isSoundOnly && (
        <div className={asking ? styles.beside : undefined}>
          <PlayButton ended={media.ended} onPlay={() => play(video)} />
        </div>
      )}
      {asking && (
        <ResumePrompt
          position={position}
          song={segmentAt(segments, position)?.title}
          onResume={() => play(video)}
          onRestart={() => playFrom(video, begin)}
        />
      )}
    </>
  );
}
