import { count, clockTime, hourMinute, plainDate } from '@wethi/format';
import type { LivePlayerHandle } from '@wethi/player';
import { useRef, useState } from 'react';
import { HelpAnswer } from '../../session/help/help-answer';
import { HelpButton } from '../../session/help/help-button';
import { TvLink } from '../../session/watching/tv-link';
import { classNames } from '../../ui/class-names';
import { ChatPanel } from './chat/chat-panel';
import { AfterShow } from './after/after-show';
import { Faces } from './faces';
import type { LiveData } from './live-data.server';
import { LiveScreen } from './live-screen';
import styles from './live-view.module.css';
import { Lobby } from './lobby/lobby';
import { OfflineBar } from './offline-bar';
import { SongCards } from './songs/song-cards';
import { type LiveShow, useLiveShow } from './use-live-show';
import { usePlace } from './use-place';

/** What phones show below the picture; wide screens show both. */
const TABS = { chat: 'แชต', songs: 'เซตลิสต์' } as const;
type Tab = keyof typeof TABS;

/** The page of a live show: the picture, and the chat beside it. @param serverNow ms since 1970 when the page was made */
export function LiveView({ data, serverNow }: { data: LiveData; serverNow: number }) {
  const live = useLiveShow(data, serverNow);
  const { place, line, follow } = usePlace();
  const [tab, setTab] = useState<Tab>('chat');
  const player = useRef<LivePlayerHandle>(null);
  const { show } = data;
  const { phase } = live;
  const isOn = phase === 'on-air' || phase === 'lost';
  const isRewound = isOn && !place.isPresent;
  return (
    <div
      className={classNames(styles.live, (phase === 'lobby' || phase === 'ended') && styles.scrolls)}
      data-tab={isOn ? tab : 'chat'}
    >
      <div className={styles.main}>
        <LiveScreen data={data} live={live} place={place} player={player} onMoment={follow} />
        {phase === 'on-air' && <OfflineBar line={line} />}
        <div className={styles.info}>
          <div>
            <h1>{show.live_streaming_name}</h1>
            <p className="muted small num">{factsOf(data, live).join(' · ')}</p>
          </div>
          {phase !== 'lobby' && (
            <div className="row">
              <TvLink />
              <HelpButton videoId={show.video_id} small />
            </div>
          )}
        </div>
        <div className={styles.answer}>
          <HelpAnswer videoId={show.video_id} />
        </div>
        {phase === 'lobby' && <Lobby data={data} live={live} />}
        {phase === 'ended' && <AfterShow data={data} live={live} />}
        {phase === 'starting' && (
          <div className={styles.faces}>
            <Faces title="คืนนี้เจอใครบ้าง" members={data.members} />
          </div>
        )}
        {isOn && (
          <>
            <div className={styles.tabs} role="group" aria-label="ใต้ภาพ">
              {(Object.keys(TABS) as Tab[]).map((key) => (
                <button key={key} type="button" aria-pressed={key === tab} onClick={() => setTab(key)}>
                  {TABS[key]}
                </button>
              ))}
            </div>
            <div className={styles.songs} data-rewound={isRewound}>
              <SongCards
                live={live}
                seen={isRewound ? place.song : undefined}
                onSong={(start) => player.current?.playFrom(start)}
              />
            </div>
          </>
        )}
      </div>
      <ChatPanel data={data} live={live} seen={isOn ? place.instant : undefined} />
    </div>
  );
}

function factsOf({ bandName, stage }: LiveData, { phase, watching }: LiveShow): string[] {
  const { stage_date, stage_time_start: start, stage_time_to: to } = stage;
  const day = stage_date && plainDate(stage_date);
  const people = watching > 1 && `${phase === 'starting' ? 'รออยู่' : 'กำลังดู'} ${count(watching)} คน`;
  const hours = start && (to ? `${hourMinute(start)} – ${clockTime(to)}` : clockTime(start));
  const facts: (string | false | null)[] =
    phase === 'lobby' || phase === 'ended'
      ? [bandName, day, hours && (phase === 'ended' ? `แสดง ${hours}` : hours)]
      : [bandName, start && `เริ่ม ${clockTime(start)}`, people];
  return facts.filter((fact): fact is string => Boolean(fact));
}
