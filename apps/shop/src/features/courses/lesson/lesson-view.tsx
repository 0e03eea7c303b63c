import type { HeartbeatFacts, PlayedMoment, ReplayPlayerHandle } from '@wethi/player';
import { preparePlayer } from '@wethi/player/prepare';
import { useQueryClient } from '@tanstack/react-query';
import { SkipForward } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CourseView, Video } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { HelpAnswer } from '../../../session/help/help-answer';
import { HelpButton } from '../../../session/help/help-button';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { RecordingScreen, WaitingScreen } from '../../../session/watching/recording-screen';
import { SignedOut } from '../../../session/watching/signed-out';
import { TvLink } from '../../../session/watching/tv-link';
import { usePlayback } from '../../../session/watching/use-playback';
import { ButtonLink } from '../../../ui/actions/button';
import { progressQuery, useLearning } from '../course-query';
import { DoneButton } from './done-button';
import { LessonList } from './lesson-list';
import { LessonTabs } from './tabs/lesson-tabs';
import styles from './lesson-view.module.css';
import { allLessons, numbered, type NumberedLesson, stateOf } from '../lessons';
import { Locked, Unread } from './locked';
import { NextLesson } from './next-lesson';

const CertificateDialog = lazy(() => import('../certificate-dialog'));

/** So long after the end the worker has written down what was watched. */
const WRITTEN_MS = 4_000;
/** While it is not, and the next lesson waits for it. */
const MOST_READS = 15;

/** The page of a lesson: its player, what belongs to it, and the other lessons of the course. */
export function LessonView({ video, course }: { video: Video; course: CourseView }) {
  const chapters = numbered(course);
  const lessons = allLessons(chapters);
  const place = lessons.findIndex(({ video_id }) => video_id === video.id);
  const lesson = lessons[place];
  const next = lessons.slice(place + 1).find(({ video_id }) => video_id !== null);
  const { may, readAgain, progress } = useLearning(course.product_id);
  const isNextShut = next !== undefined && stateOf(next, progress) === 'waits';
  const player = useRef<ReplayPlayerHandle>(null);
  const [second, setSecond] = useState(0);
  const { overlay } = useDialogs();
  useEffect(preparePlayer, []);
  const coach = lesson?.coach ?? course.coach;
  const isFree = video.video_type === 'teaser';
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.screen}>
          {!isFree && may === 'unknown' && <WaitingScreen poster={video.video_path} isBusy={false} />}
          {!isFree && readAgain && <Unread poster={video.video_path} onRetry={readAgain} />}
          {!isFree && may === 'no' && <Locked course={course} lessons={lessons} poster={video.video_path} />}
          {(isFree || may === 'yes') && (
            <Player
              video={video}
              player={player}
              number={lesson?.number}
              place={lesson && (may === 'no' ? 'บทฟรี' : `บทที่ ${lesson.number} จาก ${lessons.length}`)}
              productId={course.product_id}
              next={may === 'yes' ? next : undefined}
              isNextShut={isNextShut}
              onMoment={({ seconds }) => setSecond(Math.floor(seconds))}
            />
          )}
        </div>
        <div className={styles.title}>
          <div>
            <p className="small muted">
              <Link className="link" to={paths.show(course.product_url)}>
                {course.product_title}
              </Link>
              {coach && ` · ${coach.coach_name}`}
            </p>
            <h1>{lesson ? `บทที่ ${lesson.number} ${lesson.stage_detail_time_title}` : video.video_name}</h1>
          </div>
          <div className="row">
            <TvLink />
            <HelpButton videoId={video.id} small />
            {lesson && !lesson.is_measured && progress && (
              <DoneButton productId={course.product_id} lesson={lesson} progress={progress} />
            )}
            {may === 'yes' && next?.video_id && !isNextShut && (
              <ButtonLink size="small" className="no-phone" to={paths.replay(next.video_id)} state={PLAY_AT_ONCE}>
                บทถัดไป
                <SkipForward size={18} aria-hidden />
              </ButtonLink>
            )}
          </div>
        </div>
        <HelpAnswer videoId={video.id} />
        {lesson && (
          <LessonTabs
            course={course}
            lesson={lesson}
            mayLearn={may === 'yes'}
            isFree={isFree}
            second={second}
            onSecond={(at) => player.current?.playFrom(at)}
          />
        )}
      </div>
      <LessonList course={course} chapters={chapters} playing={video.id} progress={progress} />
      {overlay?.name === 'certificate' && progress?.finished && (
        <Suspense>
          <CertificateDialog course={course} lessons={lessons} progress={progress} />
        </Suspense>
      )}
    </div>
  );
}

interface PlayerProps {
  video: Video;
  productId: number;
  player: RefObject<ReplayPlayerHandle | null>;
  /** Which of the lessons it is, and in words. */
  number: number | undefined;
  place: string | undefined;
  /** What to go on with at the end; nothing for who may not learn the course. */
  next: NumberedLesson | undefined;
  /** It opens once this one is seen. */
  isNextShut: boolean;
  onMoment: (now: PlayedMoment) => void;
}

function Player({ video, productId, player, number, place, next, isNextShut, onMoment }: PlayerProps) {
  const { playback, isBusy, isSignedOut, again, beat } = usePlayback(video.id, video.video_type === 'teaser');
  const [ended, setEnded] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    if (!ended) return undefined;
    let reads = 0;
    const written = setInterval(() => {
      reads += 1;
      if (!isNextShut || reads === MOST_READS) clearInterval(written);
      void client.invalidateQueries(progressQuery(productId));
    }, WRITTEN_MS);
    return () => clearInterval(written);
  }, [ended, isNextShut, client, productId]);
  const report = (facts: HeartbeatFacts) => {
    setEnded(facts.event === 'Ended');
    return beat(facts);
  };
  if (isSignedOut) return <SignedOut text="เมื่อเข้าระบบแล้ว บทเรียนจะเปิดที่หน้านี้" />;
  if (!playback) return <WaitingScreen poster={video.video_path} isBusy={isBusy} />;
  return (
    <>
      <RecordingScreen
        video={video}
        playback={playback}
        player={player}
        onMoment={onMoment}
        place={place}
        again={again}
        beat={report}
      />
      {ended && next && <NextLesson ended={number} lesson={next} isShut={isNextShut} onStay={() => setEnded(false)} />}
    </>
  );
}
