import { pictureUrl } from '@wethi/browser';
import { bangkokTime, count, plainDate, shortPlainDate, duration } from '@wethi/format';
import { type HeartbeatFacts, type PlayedMoment, ReplayPlayer, type ReplayPlayerHandle } from '@wethi/player';
import { preparePlayer } from '@wethi/player/prepare';
import { History, LoaderCircle } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiError } from '@wethi/http';
import type { VideoView } from '../../api-types';
import { playsAtOnce } from '../../session/recording';
import { SignedOut } from '../../session/watching/signed-out';
import { TvLink } from '../../session/watching/tv-link';
import { useHeartbeat } from '../../session/watching/use-heartbeat';
import { useCameras } from '../../session/watching/use-cameras';
import { usePlayback } from '../../session/watching/use-playback';
import { Chip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import { PillLink, PillRow } from '../../ui/layout/pill';
import { paths } from '../../config/paths';
import { HelpAnswer } from '../../session/help/help-answer';
import { HelpButton } from '../../session/help/help-button';
import { CurrentSong } from './current-song';
import { ReactionButtons } from './reaction-buttons';
import type { ReplayData } from './replay-data.server';
import styles from './replay-view.module.css';
import { SongComments } from './comments/song-comments';
import { ShowChat } from './show-chat';
import { SongList } from './song-list';
import { useReplayStage } from './use-replay-stage';
import { useReactions } from '../../session/reactions/use-reactions';

/** The page of a recording: the player, what is being played, and the set list to jump in. */
export function ReplayView({ data }: { data: ReplayData }) {
  const { video, stage, songs } = data;
  const { playback, isBusy, isSignedOut, again, beat } = usePlayback(video.id, video.video_type === 'teaser');
  useEffect(preparePlayer, []);
  const player = useRef<ReplayPlayerHandle>(null);
  const [current, setCurrent] = useState(-1);
  const [seen, setSeen] = useState<number>();
  const onMoment = ({ chapter, instant }: PlayedMoment) => {
    setCurrent(chapter);
    // The chat goes by seconds; the player tells four times as often.
    setSeen(instant && Math.floor(instant / 1000) * 1000);
  };
  const song = songs[Math.max(current, 0)];
  // A teaser is for everybody; what viewers say is for those who bought.
  const isOpen = playback !== undefined && video.video_type !== 'teaser';
  const { cameras, renewCameras } = useCameras(video.id, isOpen && video.video_type === 'stage');
  const { watching, totals } = useReplayStage(stage?.id, isOpen && !isSignedOut);
  const { reactions, press } = useReactions(stage?.id ?? 0, isOpen && songs.length > 0, totals);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.screen}>
          {isSignedOut && <SignedOut text="เมื่อเข้าระบบแล้ว วิดีโอจะเปิดที่หน้านี้" />}
          {!isSignedOut && playback && (
            <Screen
              video={video}
              playback={playback}
              songs={songs}
              cameras={cameras}
              renewCameras={renewCameras}
              player={player}
              onMoment={onMoment}
              again={again}
              beat={beat}
            />
          )}
          {!isSignedOut && !playback && <Waiting poster={video.video_path} isBusy={isBusy} />}
        </div>
        <Title data={data} watching={watching} />
        <HelpAnswer videoId={video.id} />
        <Cameras data={data} />
        {song && (
          <CurrentSong song={song} number={Math.max(current, 0) + 1} of={songs.length}>
            {isOpen && (
              <ReactionButtons
                songId={song.id}
                reactions={reactions}
                onPress={(reaction) => press(song.id, reaction)}
              />
            )}
          </CurrentSong>
        )}
        {song && isOpen && <SongComments song={song} />}
      </div>
      <div className={styles.side}>
        {songs.length > 0 && (
          <SongList
            songs={songs}
            current={current}
            onSong={(start) => player.current?.playFrom(start)}
            reactions={reactions}
          />
        )}
        {isOpen && data.showId !== null && <ShowChat showId={data.showId} seen={seen} />}
      </div>
    </div>
  );
}

interface ScreenProps extends Pick<ReplayData, 'video' | 'songs'>, ReturnType<typeof useCameras> {
  playback: VideoView['playback'];
  player: RefObject<ReplayPlayerHandle | null>;
  onMoment: (now: PlayedMoment) => void;
  again: () => void;
  beat: (facts: HeartbeatFacts) => Promise<ApiError | undefined>;
}

function Screen({ video, songs, cameras, renewCameras, playback, player, onMoment, again, beat }: ScreenProps) {
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
      topLeft={playback.until && <Until instant={playback.until} />}
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

function Waiting({ poster, isBusy }: { poster: string | null; isBusy: boolean }) {
  return (
    <div className={styles.waiting} role="status" aria-label="กำลังเปิดวิดีโอ">
      {poster && <Picture path={poster} width={1140} height={641} sizes="(max-width: 959px) 100vw, 1140px" priority />}
      <LoaderCircle size={44} className="spin" aria-hidden />
      {isBusy && <p>คนเข้าพร้อมกันมาก กำลังลองใหม่ให้เอง เปิดหน้านี้ทิ้งไว้ได้เลย</p>}
    </div>
  );
}

function Title({ data: { video, stage, bandName }, watching }: { data: ReplayData; watching: number }) {
  return (
    <div className={styles.title}>
      <div>
        <h1>{video.video_name}</h1>
        <p className="muted small">
          {[bandName, stage?.stage_date && `แสดงเมื่อ ${plainDate(stage.stage_date)}`].filter(Boolean).join(' · ')}
          {video.video_duration && (
            <>
              {' · '}
              <span className="num">{duration(video.video_duration)}</span>
            </>
          )}
          {watching > 1 && (
            <>
              {' · '}
              <span className="num">กำลังดู {count(watching)} คน</span>
            </>
          )}
        </p>
      </div>
      <div className="row">
        <TvLink />
        <HelpButton videoId={video.id} small />
      </div>
    </div>
  );
}

function Cameras({ data: { video, others } }: { data: ReplayData }) {
  if (!others.length) return null;
  return (
    <div className={styles.cameras}>
      <PillRow label="วิดีโอของงานนี้">
        {[{ id: video.id, video_name: video.video_name }, ...others]
          .sort((a, b) => a.id - b.id)
          .map(({ id, video_name }) => (
            <PillLink key={id} to={paths.replay(id)} current={id === video.id}>
              {video_name}
            </PillLink>
          ))}
      </PillRow>
    </div>
  );
}
