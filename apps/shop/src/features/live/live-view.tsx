import { count, clockTime, plainDate } from '@wethi/format';
import { useState } from 'react';
import { HelpButton } from '../../session/help/help-button';
import { classNames } from '../../ui/class-names';
import { ChatPanel } from './chat/chat-panel';
import type { LiveData } from './live-data.server';
import { Lobby } from './lobby/lobby';
import { LiveScreen } from './live-screen';
import styles from './live-view.module.css';
import { useLiveShow } from './use-live-show';

/** The page of a live show: the picture, and the chat beside it. @param serverNow ms since 1970 when the page was made */
export function LiveView({ data, serverNow }: { data: LiveData; serverNow: number }) {
  const live = useLiveShow(data, serverNow);
  const [seen, setSeen] = useState<number>();
  const { show, stage, bandName } = data;
  const isLobby = live.phase === 'lobby';
  const facts = [
    bandName,
    stage.stage_date && plainDate(stage.stage_date),
    stage.stage_time_start && `เริ่ม ${clockTime(stage.stage_time_start)}`,
    live.watching > 1 && `กำลังดู ${count(live.watching)} คน`,
  ];
  return (
    <div className={classNames(styles.live, isLobby && styles.scrolls)}>
      <div className={styles.main}>
        <LiveScreen data={data} live={live} onSeen={setSeen} isPresent={seen === undefined} />
        <div className={styles.info}>
          <div>
            <h1>{show.live_streaming_name}</h1>
            <p className="muted small num">{facts.filter(Boolean).join(' · ')}</p>
          </div>
          {!isLobby && <HelpButton videoId={show.video_id} small />}
        </div>
        {isLobby && <Lobby data={data} live={live} />}
      </div>
      <ChatPanel data={data} live={live} seen={live.phase === 'on-air' || live.phase === 'lost' ? seen : undefined} />
    </div>
  );
}
