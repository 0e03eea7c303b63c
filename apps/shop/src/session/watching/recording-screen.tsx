import { pictureUrl } from '@wethi/browser';
import { bangkokTime, shortPlainDate } from '@wethi/format';
import {
  type Chapter,
  type HeartbeatFacts,
  type PlayedMoment,
  ReplayPlayer,
  type ReplayPlayerHandle,
} from '@wethi/player';
import { History, LoaderCircle } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiError } from '@wethi/http';
import type { Video, VideoView } from '../../api-types';
import { Chip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import { playsAtOnce } from '../recording';
import styles from './recording-screen.module.css';
import { useHeartbeat } from './use-heartbeat';
import type { useCameras } from './use-cameras';

interface ScreenProps extends Partial<ReturnType<typeof useCameras>> {
  video: Video;
  /** What the bar is divided into. */
  songs?: Chapter[];
  playback: VideoView['playback'];
  player: RefObject<ReplayPlayerHandle | null>;
  onMoment: (now: PlayedMoment) => void;
  /** What it is one of; without it, until when it can be watched. */
  place?: string;
  again: () => unknown;
  beat: (facts: HeartbeatFacts) => Promise<ApiError | undefined>;
}

/** The player of a recording that may be watched. */
export function RecordingScreen({
  video,
  songs,
  cameras,
  renewCameras,
  playback,
  player,
  onMoment,
  place,
  again,
  beat,
}: ScreenProps) {
  const { state } = useLocation();
  const [autoPlay, setAutoPlay] = useState(playsAtOnce(state));
  const watchHere = () => {
    setAutoPlay(true);
    again();
  };
  const onHeartbeat = useHeartbeat(beat, watchHere);
  if (playback.type === 'embed') {
    return (
      <iframe
        className={styles.embed}
        src={playback.url}
        title={video.video_name}
        allow="fullscreen; picture-in-picture; encrypted-media"
      />
    );
  }
  return (
    <ReplayPlayer
      // Another viewing, as after signing in again, is another player: the old one was stopped for good.
      key={playback.session}
      ref={player}
      url={playback.url}
      poster={video.video_path ? pictureUrl(video.video_path, 640) : undefined}
      title={video.video_name}
      position={playback.position}
      autoPlay={autoPlay}
      chapters={songs}
      begin={video.video_begin}
      cameras={cameras}
      renewCameras={renewCameras}
      watermark={playback.watermark}
      heartbeatSeconds={playback.heartbeat_s}
      onHeartbeat={onHeartbeat}
      onTimeUpdate={onMoment}
      topLeft={place ? <Chip kind="glass">{place}</Chip> : playback.until && <Until instant={playback.until} />}
    />
  );
}

function Until({ instant }: { instant: string }) {
  return (
    <Chip kind="glass">
      <History aria-hidden />
      ดูได้ถึง {shortPlainDate(bangkokTime(instant).date)}
    </Chip>
  );
}

/** Its place until it is known how to play it. */
export function WaitingScreen({ poster, isBusy }: { poster: string | null; isBusy: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr">กำลังเปิดวิดีโอ</span>
      {poster && <Picture path={poster} width={1140} height={641} sizes="(max-width: 959px) 100vw, 1140px" priority />}
      <LoaderCircle size={44} className="spin" aria-hidden />
      {isBusy && <p>คนเข้าพร้อมกันมาก กำลังลองใหม่ให้เอง เปิดหน้านี้ทิ้งไว้ได้เลย</p>}
    </div>
  );
}
