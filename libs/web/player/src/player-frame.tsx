import { type ReactNode, useMemo, useState } from 'react';
import { useKeyboard } from './controls/use-keyboard';
import type { MediaState } from './controls/use-media-state';
import { MenuPlaceContext } from './menus/menu';
import { FailurePanel } from './overlays/overlays';
import { Watermark } from './overlays/watermark';
import styles from './player-frame.module.css';
import { Surface } from './surface/surface';
import { type FullScreen, useFullScreen } from './surface/use-full-screen';
import { useIdle } from './surface/use-idle';
import type { PlaybackFailure, PlayerProps } from './types';

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

interface PlayerFrameProps extends Pick<
  PlayerProps,
  'title' | 'poster' | 'watermark' | 'topLeft' | 'topRight' | 'autoPlay' | 'className'
> {
  /** Which player it is, in words before the title. */
  label: string;
  video: HTMLVideoElement | null;
  onVideo: (video: HTMLVideoElement | null) => void;
  media: MediaState;
  isSoundOnly: boolean;
  failure: PlaybackFailure | undefined;
  onRetry: () => void;
  /** The controls stay, though nobody moves. */
  isAwake?: boolean;
  /** Lies over the video and below everything else. */
  picture?: ReactNode;
  /** What lies over the picture: overlays and controls. */
  children: (video: HTMLVideoElement, fullScreen: FullScreen) => ReactNode;
}

/** The picture with its watermark, full screen, keys, and controls that hide while nobody moves: what every player shares. */
export function PlayerFrame({
  video,
  onVideo,
  media,
  isSoundOnly,
  failure,
  onRetry,
  isAwake = false,
  picture,
  children,
  ...props
}: PlayerFrameProps) {
  const { label, title, poster, watermark, autoPlay, topLeft, topRight, className } = props;
  const [player, setPlayer] = useState<HTMLElement | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const { idle, wake, rest } = useIdle(player);
  const fullScreen = useFullScreen(player);
  const shown = !media.playing || !idle || menuOpen || isAwake;
  useKeyboard(failure ? null : player, video, fullScreen.toggle, wake);
  const container = fullScreen.active ? player : null;
  const menuPlace = useMemo(() => ({ container, player, onOpenChange: setMenuOpen }), [container, player]);
  return (
    <section
      ref={setPlayer}
      // What a button that goes away leaves its focus to.
      tabIndex={-1}
      className={classNames(styles.player, !shown && styles.still, fullScreen.windowed && styles.windowed, className)}
      aria-label={`${label} ${title}`}
      data-controls={shown ? 'shown' : 'hidden'}
      data-full-screen={fullScreen.active || undefined}
      data-tall={failure ? 'words' : isSoundOnly ? 'sound' : undefined}
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
          ref={onVideo}
          className={classNames(styles.video, (!media.started || failure !== undefined) && styles.posterShown)}
          poster={poster}
          playsInline
          autoPlay={autoPlay}
          preload="metadata"
          // The small window of the browser, and another screen, would show the picture without its watermark.
          disablePictureInPicture={Boolean(watermark)}
          disableRemotePlayback={Boolean(watermark)}
        />
        {!failure && picture}
        <div className={styles.scrim} />
      </Surface>
      {watermark && !isSoundOnly && !failure && <Watermark text={watermark} />}
      {!failure && (
        <div className={styles.top}>
          {topLeft}
          {topRight}
        </div>
      )}
      {video && !failure && <MenuPlaceContext value={menuPlace}>{children(video, fullScreen)}</MenuPlaceContext>}
      {failure && <FailurePanel failure={failure} onRetry={onRetry} />}
    </section>
  );
}
