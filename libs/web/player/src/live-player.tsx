import { useImperativeHandle, useState } from 'react';
import { useCamera } from './cameras/use-camera';
import { previousStart, segmentAt } from './controls/chapters';
import { IconButton } from './controls/icon-button';
import { LiveControls } from './controls/live-controls';
import { useLivePlace } from './controls/use-live-place';
import { useMediaSession } from './controls/use-media-session';
import { play, playFrom, toggleMute } from './engine/media-commands';
import { LineChip } from './overlays/line-chip';
import { PlayButton, SoundButton, Waiting } from './overlays/overlays';
import { SoundOnly } from './overlays/sound-only';
import { PlayerFrame } from './player-frame';
import type { LivePlayerProps } from './types';
import { usePlayer, useTimeUpdate } from './use-player';

/**
 * Plays a show while it happens: close behind the stage, back to its first second, and again to the live point (WATCH-04,
 * WATCH-12; screens-watch.md 12).
 */
export function LivePlayer({ ref, notice, overlay, actions, link, isOffline = false, ...props }: LivePlayerProps) {
  const { title, poster, watermark } = props;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playing = usePlayer(video, 'live', props);
  const { media, segments, source, isSilenced, isSoundOnly } = playing;
  const { picture, menu } = useCamera(video, source, props);
  const place = useLivePlace(video, media, source);
  useTimeUpdate(playing, place.atLive ? 0 : place.behind, props.onTimeUpdate);
  const song = segmentAt(segments, media.time)?.title ?? '';
  useMediaSession(video, { title, song, poster, onNext: place.goLive, onPrevious: () => undefined });
  const watchEarlier = () => video && playFrom(video, previousStart(segments, media.time));
  const isAwaited = media.waiting && place.atLive && notice;
  useImperativeHandle(ref, () => ({ playFrom: (seconds) => video && playFrom(video, seconds) }));
  return (
    <PlayerFrame
      label="เครื่องเล่นไลฟ์"
      {...props}
      {...playing}
      topRight={!isAwaited && !isOffline && <LineChip {...playing} />}
      video={video}
      onVideo={setVideo}
      onRetry={playing.retry}
      isAwake={Boolean(isAwaited)}
      picture={picture}
    >
      {(element, fullScreen) => (
        <>
          {isAwaited && notice(watchEarlier)}
          {media.waiting && !isAwaited && <Waiting reconnecting={source.reconnecting} />}
          {isSoundOnly && <SoundOnly poster={poster} title={song} source={source} />}
          {!media.playing && !isSoundOnly && <PlayButton ended={false} onPlay={() => play(element)} />}
          {isSilenced && media.playing && <SoundButton onPress={() => toggleMute(element)} />}
          {overlay}
          {/* There is nothing to control but the way out of a full screen. */}
          {(!isAwaited || fullScreen.active) && (
            <LiveControls
              mayFloat={!watermark}
              video={element}
              place={place}
              {...playing}
              fullScreen={fullScreen}
              link={link}
            >
              {actions?.map(({ label, icon, onPress }) => (
                <IconButton key={label} label={label} onClick={onPress}>
                  {icon}
                </IconButton>
              ))}
              {menu}
            </LiveControls>
          )}
        </>
      )}
    </PlayerFrame>
  );
}
