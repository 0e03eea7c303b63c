import { pictureUrl } from '@wethi/browser';
import { count, duration } from '@wethi/format';
import { LivePlayer, type LivePlayerHandle, type PlayedMoment } from '@wethi/player';
import { preparePlayer } from '@wethi/player/prepare';
import { Eye, Flower2, History, Tv, Unplug } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { paths } from '../../config/paths';
import { useMember } from '../../session/member';
import { SignedOut } from '../../session/watching/signed-out';
import { useHeartbeat } from '../../session/watching/use-heartbeat';
import { useLiveCameras } from '../../session/watching/use-cameras';
import { usePlayback } from '../../session/watching/use-playback';
import { Chip, LiveChip } from '../../ui/actions/chip';
import { useIsOnline } from '../../ui/use-is-online';
import { FloatingCheers } from './cheers/floating-cheers';
import type { LiveData } from './live-data.server';
import { Countdown } from './slates/countdown';
import { Ended } from './slates/ended';
import { Lost } from './slates/lost';
import { Slate } from './slates/slate';
import { Starting } from './slates/starting';
import { ShownGarland } from './tips/shown-garland';
import { TIP_WORDS } from './tips/tip-button';
import type { Tips } from './tips/use-tips';
import styles from './live-screen.module.css';
import type { LiveShow } from './use-live-show';
import type { Place } from './use-place';

/**
 * All who wait for a show learn in the same second that it is there, and ask for it at a thousand a second: in a small hall
 * at once, and in the largest within these. So it is with a camera.
 */
const LONGEST_WAIT_MS = 20_000;
const MS_PER_VIEWER = 1;
const waitOf = ({ watching, waiting }: LiveShow) =>
  Math.min(LONGEST_WAIT_MS, Math.max(watching, waiting) * MS_PER_VIEWER);

interface ScreenProps {
  data: LiveData;
  live: LiveShow;
  tips: Tips;
  /** Where the viewer is. */
  place: Place;
  player: RefObject<LivePlayerHandle | null>;
  onMoment: (moment: PlayedMoment) => void;
}

/** The picture of a live show, or what stands in its place. Who may not see it learns why as soon as the time has come. */
export function LiveScreen(props: ScreenProps) {
  const { data, live } = props;
  const { state } = useMember();
  const isGuest = state === 'guest' && data.show.live_streaming_access !== 'all';
  const [hasWaited] = useState(() => live.phase === 'lobby' || live.phase === 'starting');
  useEffect(preparePlayer, []);
  switch (live.phase) {
    case 'lobby':
      return <Countdown data={data} live={live} />;
    case 'starting':
      if (!isGuest && !live.chat.isRefused) return <Starting data={data} live={live} />;
      break;
    case 'ended':
      return <Ended data={data} mayWatch={state !== 'guest' && !live.chat.isRefused} />;
  }
  return isGuest ? (
    <SignedOut text="เมื่อเข้าระบบแล้ว ภาพสดจะขึ้นที่หน้านี้" />
  ) : (
    <Screen {...props} withinMs={hasWaited ? waitOf(live) : 0} />
  );
}

function Screen({ data, live, tips, place, player, onMoment, withinMs }: ScreenProps & { withinMs: number }) {
  const { show, poster } = data;
  const { playback, isBusy, isUnreached, isSignedOut, again, beat } = usePlayback(
    show.video_id,
    show.live_streaming_access === 'all',
    show.id,
    withinMs,
  );
  const { member } = useMember();
  const isOffline = !useIsOnline() || place.reconnecting;
  const onHeartbeat = useHeartbeat(beat, again);
  const cameras = useLiveCameras(show.video_id, playback !== undefined, live.cameras, waitOf(live));
  if (isSignedOut) return <SignedOut text="เมื่อเข้าระบบแล้ว ภาพสดจะขึ้นที่หน้านี้" />;
  if (!playback) {
    const soon = 'กำลังลองใหม่ให้เอง เปิดหน้านี้ทิ้งไว้ได้เลย';
    const why = isBusy ? 'คนเข้าพร้อมกันมาก' : (isUnreached || isOffline) && 'เชื่อมต่อไม่ได้';
    return <Slate poster={poster} title="กำลังเปิดภาพสด" text={why ? `${why} ${soon}` : 'อีกไม่กี่วินาที'} />;
  }
  return (
    <LivePlayer
      // Another viewing is another player: the old one was stopped for good.
      key={playback.session}
      ref={player}
      autoPlay
      url={playback.url}
      poster={poster ? pictureUrl(poster, 640) : undefined}
      title={show.live_streaming_name}
      chapters={live.songs}
      watermark={playback.watermark}
      heartbeatSeconds={playback.heartbeat_s}
      onHeartbeat={onHeartbeat}
      onTimeUpdate={onMoment}
      {...cameras}
      isOffline={isOffline}
      topLeft={!isOffline && <Corner live={live} behind={place.behind} />}
      notice={
        live.phase === 'lost'
          ? (watchEarlier) => <Lost data={data} live={live} watchEarlier={watchEarlier} />
          : undefined
      }
      actions={
        tips.areOpen ? [{ label: TIP_WORDS, icon: <Flower2 size={22} aria-hidden />, onPress: tips.open }] : undefined
      }
      link={member ? { label: 'ดูบนทีวี', icon: <Tv size={22} aria-hidden />, href: paths.tv } : undefined}
      overlay={
        place.isPresent && (
          <>
            <FloatingCheers rising={live.cheers.rising} />
            <ShownGarland garlands={live.garlands} />
          </>
        )
      }
    />
  );
}

function Corner({ live: { phase, watching }, behind }: { live: LiveShow; behind: number }) {
  return (
    <span className={styles.corner}>
      <Stand phase={phase} behind={behind} />
      {watching > 0 && (
        <Chip kind="glass">
          <Eye aria-hidden />
          <span className="num" aria-label={`ผู้ชมขณะนี้ ${count(watching)} คน`}>
            {count(watching)}
          </span>
        </Chip>
      )}
    </span>
  );
}

function Stand({ phase, behind }: { phase: LiveShow['phase']; behind: number }) {
  if (behind > 0) {
    return (
      <Chip kind="glass">
        <History aria-hidden />
        <span className="num">ช้ากว่าสด {duration(behind)}</span>
      </Chip>
    );
  }
  if (phase === 'on-air') return <LiveChip />;
  return (
    <Chip kind="glass">
      <Unplug aria-hidden />
      รอสัญญาณจากวง
    </Chip>
  );
}
