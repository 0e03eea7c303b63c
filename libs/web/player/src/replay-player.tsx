import { useImperativeHandle, useMemo, useState } from 'react';
import { nextStart, previousStart, segmentAt } from './controls/chapters';
import { Controls } from './controls/controls';
import { pause, play, playFrom, seekTo } from './engine/media-commands';
import { MenuPlaceContext } from './controls/menu';
import { FailurePanel, PlayButton, Waiting } from './overlays/overlays';
import styles from './replay-player.module.css';
import { ResumePrompt } from './overlays/resume-prompt';
import { Surface } from './surface/surface';
import type { ReplayPlayerProps } from './types';
import { useFullScreen } from './surface/use-full-screen';
import { useIdle } from './surface/use-idle';
import { useKeyboard } from './controls/use-keyboard';
import { useMediaSession } from './controls/use-media-session';
import { type Replay, useReplay } from './use-replay';
import { Watermark } from './overlays/watermark';

/** Below this the viewer has seen nothing worth asking about. */
const WORTH_ASKING_SECONDS = 5;

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/**
 * Plays the recording of a show from HLS, with Thai controls, songs on the bar, resuming, watermark and heartbeat
 * (requirements WATCH-02, WATCH-03; look.md §3 Player). Renders on the server as its poster.
 */
export function ReplayPlayer({ ref, ...props }: ReplayPlayerProps) {
  const { title, poster, watermark, topLeft, className } = props;
  const [player, setPlayer] = useState<HTMLElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const replay = useReplay(video, props);
  const { media, segments, failure } = replay;
  const { idle, wake, rest } = useIdle(player);
  const fullScreen = useFullScreen(player);
  const shown = !media.playing || !idle || menuOpen;

  useKeyboard(failure ? null : player, video, fullScreen.toggle, wake);
  const song = segmentAt(segments, media.time)?.title ?? '';
  const onNext = () => video && seekTo(video, nextStart(segments, media.time) ?? media.time);
  const onPrevious = () => video && seekTo(video, previousStart(segments, media.time));
  useMediaSession(video, { title, song, poster, onNext, onPrevious });
  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => video && playFrom(video, seconds),
    pause: () => video && pause(video),
  }));
  const container = fullScreen.active ? player : null;
  const menuPlace = useMemo(() => ({ container, onOpenChange: setMenuOpen }), [container]);

  return (
    <section
      ref={setPlayer}
      className={classNames(styles.player, !shown && styles.still, fullScreen.windowed && styles.windowed, className)}
      aria-label={`เครื่องเล่นวิดีโอ ${title}`}
      data-controls={shown ? 'shown' : 'hidden'}
      onPointerMove={(event) => event.pointerType === 'mouse' && wake()}
      onFocus={wake}
    >
      <Surface
        video={failure ? null : video}
        controlsShown={shown}
        onShowControls={wake}
        onHideControls={rest}
        onFullScreen={fullScreen.toggle}
      >
        <video
          ref={setVideo}
          className={classNames(styles.video, (!media.started || failure !== undefined) && styles.posterShown)}
          poster={poster}
          playsInline
          autoPlay={props.autoPlay}
          preload="metadata"
        />
        <div className={styles.scrim} />
      </Surface>
      {watermark && <Watermark text={watermark} />}
      <div className={styles.top}>{topLeft}</div>
      {video && !failure && (
        <MenuPlaceContext value={menuPlace}>
          <Overlays video={video} replay={replay} position={props.autoPlay ? 0 : (props.position ?? 0)} />
          <Controls {...{ video, ...replay, fullScreen }} />
        </MenuPlaceContext>
      )}
      {failure && <FailurePanel failure={failure} onRetry={replay.retry} />}
    </section>
  );
}

interface OverlaysProps {
  video: HTMLVideoElement;
  replay: Replay;
  /** Seconds where the viewer left. */
  position: number;
}

function Overlays({ video, replay: { media, segments, source }, position }: OverlaysProps) {
  const asking = position > WORTH_ASKING_SECONDS && !media.started && media.duration > 0;
  return (
    <>
      {media.waiting && <Waiting reconnecting={source.reconnecting} />}
      {!media.playing && (
        <div className={asking ? styles.beside : undefined}>
          <PlayButton ended={media.ended} onPlay={() => play(video)} />
        </div>
      )}
      {asking && (
        <ResumePrompt
          position={position}
          song={segmentAt(segments, position)?.title}
          onResume={() => play(video)}
          onRestart={() => playFrom(video, 0)}
        />
      )}
    </>
  );
}
