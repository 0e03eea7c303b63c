import { count, plainDate, duration } from '@wethi/format';
import type { PlayedMoment, ReplayPlayerHandle } from '@wethi/player';
import { preparePlayer } from '@wethi/player/prepare';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RecordingScreen, WaitingScreen } from '../../session/watching/recording-screen';
import { SignedOut } from '../../session/watching/signed-out';
import { TvLink } from '../../session/watching/tv-link';
import { useCameras } from '../../session/watching/use-cameras';
import { usePlayback } from '../../session/watching/use-playback';
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
  const { hash } = useLocation();
  // Who came for one song begins there, wherever they left.
  const asked = songs.find(({ id }) => hash === `#song-${id}`);
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
            <RecordingScreen
              video={video}
              playback={asked ? { ...playback, position: asked.start } : playback}
              songs={songs}
              cameras={cameras}
              renewCameras={renewCameras}
              player={player}
              onMoment={onMoment}
              again={again}
              beat={beat}
            />
          )}
          {!isSignedOut && !playback && <WaitingScreen poster={video.video_path} isBusy={isBusy} />}
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
