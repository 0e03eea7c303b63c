import { pictureUrl } from '@wethi/browser';
import { count, clockTime } from '@wethi/format';
import { LivePlayer } from '@wethi/player';
import { preparePlayer } from '@wethi/player/prepare';
import { Clock, Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useMember } from '../../session/member';
import { SignedOut } from '../../session/watching/signed-out';
import { useHeartbeat } from '../../session/watching/use-heartbeat';
import { usePlayback } from '../../session/watching/use-playback';
import { Chip, LiveChip } from '../../ui/actions/chip';
import { FloatingCheers } from './cheers/floating-cheers';
import { Ended } from './ended';
import type { LiveData } from './live-data.server';
import { Slate } from './slate';
import { TimeLeft } from './time-left';
import type { LiveShow } from './use-live-show';

/** Above this the band is late, and the words say so (screens-watch.md 12). */
const LATE_MS = 5 * 60_000;

interface ScreenProps {
  data: LiveData;
  live: LiveShow;
  /** Told when the picture was on stage, ms since 1970; undefined at the live point. */
  onSeen: (instant: number | undefined) => void;
  /** The picture is the present one: what viewers send now belongs to it. */
  isPresent: boolean;
}

/** The picture of a live show, or what stands in its place. */
export function LiveScreen(props: ScreenProps) {
  const { data, live } = props;
  const { state } = useMember();
  useEffect(preparePlayer, []);
  switch (live.phase) {
    case 'lobby':
      return <Countdown data={data} live={live} />;
    case 'starting':
      return <Starting data={data} live={live} />;
    case 'ended':
      return <Ended data={data} />;
    default:
      return state === 'guest' ? <SignedOut text="เมื่อเข้าระบบแล้ว ภาพสดจะขึ้นที่หน้านี้" /> : <Screen {...props} />;
  }
}

function Countdown({ data: { poster, stage, startsAt }, live: { now, watching } }: { data: LiveData; live: LiveShow }) {
  const waiting = watching > 1 && <span className="small muted num">มีคนรออยู่ด้วยกัน {count(watching)} คน</span>;
  return (
    <Slate
      poster={poster}
      top={
        <Chip kind="brand">
          <Clock aria-hidden />
          {stage.stage_time_start ? `เริ่ม ${clockTime(stage.stage_time_start)}` : 'ยังไม่เริ่ม'}
        </Chip>
      }
      title="เริ่มในอีก"
      text="เปิดหน้านี้ทิ้งไว้ได้เลย ถึงเวลาแล้วภาพขึ้นเอง"
    >
      <TimeLeft seconds={((startsAt ?? now) - now) / 1000} />
      {waiting}
    </Slate>
  );
}

function Starting({ data: { poster, startsAt }, live: { now } }: { data: LiveData; live: LiveShow }) {
  const late = startsAt !== null && now - startsAt > LATE_MS;
  return (
    <Slate
      poster={poster}
      title="วงกำลังขึ้นเวที"
      text={late ? 'วงขึ้นเวทีช้ากว่ากำหนด ภาพขึ้นเองทันทีที่เริ่ม ไม่ต้องกดอะไร' : 'ภาพขึ้นเองในไม่กี่วินาที ไม่ต้องกดอะไร'}
    />
  );
}

function Screen({ data: { show, poster }, live, onSeen, isPresent }: ScreenProps) {
  const { playback, isSignedOut, again, beat } = usePlayback(show.video_id, false);
  const onHeartbeat = useHeartbeat(beat, again);
  if (isSignedOut) return <SignedOut text="เมื่อเข้าระบบแล้ว ภาพสดจะขึ้นที่หน้านี้" />;
  if (!playback) return <Slate poster={poster} title="กำลังเปิดภาพสด" text="อีกไม่กี่วินาที" />;
  return (
    <LivePlayer
      // Another viewing is another player: the old one was stopped for good.
      key={playback.session}
      autoPlay
      url={playback.url}
      poster={poster ? pictureUrl(poster, 640) : undefined}
      title={show.live_streaming_name}
      chapters={live.songs}
      watermark={playback.watermark}
      heartbeatSeconds={playback.heartbeat_s}
      onHeartbeat={onHeartbeat}
      onTimeUpdate={({ instant, behind }) =>
        onSeen(behind > 0 ? instant && Math.floor(instant / 1000) * 1000 : undefined)
      }
      topLeft={<Corner live={live} />}
      notice={live.phase === 'lost' && <Lost watching={live.watching} />}
      overlay={isPresent && <FloatingCheers rising={live.cheers.rising} />}
    />
  );
}

function Corner({ live: { phase, watching } }: { live: LiveShow }) {
  return (
    <span>
      {phase === 'on-air' ? <LiveChip /> : <Chip kind="glass">รอสัญญาณจากวง</Chip>}{' '}
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

function Lost({ watching }: { watching: number }) {
  return (
    <Slate title="สัญญาณจากวงหลุดชั่วคราว ไม่ได้เป็นที่เครื่องนี้" text="ภาพจะกลับมาเอง เปิดหน้านี้ทิ้งไว้ได้เลย เรารอไปด้วยกัน">
      {watching > 1 && <span className="small muted num">ทุกคนรออยู่ {count(watching)} คน</span>}
    </Slate>
  );
}
