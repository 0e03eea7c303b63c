import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Spin } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ReadFailed } from '../../feedback/read-failed';
import { Page } from '../../layout/page';
import { ViewersChart } from '../videos-statistics/viewers-chart';
import { CamerasCard } from './cameras/cameras-card';
import { ChatPanel } from './chat/chat-panel';
import { useChat } from './chat/use-chat';
import { Ended } from './ended/ended';
import { Reopen } from './ended/reopen';
import { Health } from './signal/health';
import { KeyCard } from './key-card';
import { phaseOf, type LiveShow } from './live-show';
import { Preview } from './preview';
import { ObsGuide } from './ready/obs-guide';
import { Readiness } from './ready/readiness';
import { SetList } from './set-list';
import { SignalCharts } from './signal/signal-charts';
import { Steps } from './steps/steps';
import styles from './studio.module.css';
import { Trouble } from './trouble';
import { useStageEvents } from './use-stage-events';

/** One show from the key to its end: what the band sends, what viewers write, and what is played. */
export function Studio({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['liveStreaming', id],
    queryFn: () => call('GET', 'liveStreamingById', { query: { id } }),
  });
  return (
    <Page>
      <Link to="/liveStreaming" className={styles.back}>
        <ArrowLeft size={18} aria-hidden /> ไลฟ์ทั้งหมด
      </Link>
      {error && <ReadFailed what="ไลฟ์" error={error} retry={refetch} />}
      {!data && !error && <Spin />}
      {data?.data && <OpenStudio read={data.data} readAgain={() => void refetch()} />}
    </Page>
  );
}

function OpenStudio({ read, readAgain }: { read: LiveShow; readAgain: () => void }) {
  const chat = useChat(read.id);
  const {
    show: told,
    watching,
    cameras,
    health,
    songs,
    connected,
  } = useStageEvents(read, {
    onTalk: chat.take,
    onModeration: chat.readAgain,
  });
  const show: LiveShow = { ...read, ...told };
  const phase = phaseOf(show);
  const preview = (
    <Preview show={show} phase={phase} health={health} songs={songs} watching={watching} changed={readAgain} />
  );
  return (
    <>
      <Steps show={show} phase={phase} />
      {!connected && (
        <p role="status" className={styles.offline}>
          กำลังเชื่อมต่อใหม่ ตัวเลขและแชตอาจช้ากว่าจริง
        </p>
      )}
      <Trouble show={show} health={health} phase={phase} />
      {phase === 'ended' && <Ended show={show} songs={songs} watching={watching} changed={readAgain} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {phase === 'ended' && <Reopen show={show} changed={readAgain} />}
          {phase === 'ready' && <KeyCard show={show} changed={readAgain} />}
          {phase === 'ready' && <ObsGuide />}
          {phase === 'onAir' && preview}
          {phase === 'onAir' && <Health show={show} health={health} />}
          {phase === 'onAir' && <SignalCharts show={show} />}
          {phase === 'onAir' && <ViewersChart isNarrow query={{ video_id: show.video_id, live: 'Y' }} now={watching} />}
          {phase === 'onAir' && <SetList show={show} begun={songs} />}
          {phase !== 'ended' && <CamerasCard show={show} onAir={cameras} />}
        </div>
        <div className={styles.main}>
          {phase === 'ready' && preview}
          {phase === 'ready' && <Readiness show={show} health={health} changed={readAgain} />}
          <ChatPanel show={show} chat={chat} changed={readAgain} />
        </div>
      </div>
      {phase === 'onAir' && <KeyCard show={show} changed={readAgain} />}
    </>
  );
}
