import { bangkokTime, count, clockTime, hourMinute, shortDate } from '@wethi/format';
import type { LivePlayerHandle } from '@wethi/player';
import { Fragment, useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths';
import { useMember } from '../../session/member';
import { useRootData } from '../../session/root-data';
import { HelpAnswer } from '../../session/help/help-answer';
import { HelpButton } from '../../session/help/help-button';
import { TvLink } from '../../session/watching/tv-link';
import { ShareButton } from '../../ui/actions/share-button';
import { classNames } from '../../ui/class-names';
import { useHasCome } from '../../ui/time/use-clock';
import { ChatPanel } from './chat/chat-panel';
import { AfterShow } from './after/after-show';
import type { LiveData } from './live-data.server';
import { LiveScreen } from './live-screen';
import styles from './live-view.module.css';
import { Lobby } from './lobby/lobby';
import { NowPlaying } from './now-playing';
import { OfflineBar } from './offline-bar';
import { Outside } from './outside/outside';
import { SongCards } from './songs/song-cards';
import { TipButton } from './tips/tip-button';
import { TipOverlay } from './tips/tip-overlay';
import { useTips } from './tips/use-tips';
import { type LiveShow, useLiveShow } from './use-live-show';
import { usePlace } from './use-place';

/** What phones show below the picture; wide screens show both. */
const TABS = { chat: 'แชต', songs: 'เซตลิสต์', band: 'วง' } as const;
type Tab = keyof typeof TABS;

/** The page of a live show: the picture, and the chat beside it. @param serverNow ms since 1970 when the page was made */
export function LiveView({ data, serverNow }: { data: LiveData; serverNow: number }) {
  const live = useLiveShow(data, serverNow);
  const tips = useTips(data.show.id, live);
  const { place, line, follow } = usePlace();
  const [tab, setTab] = useState<Tab>('chat');
  const player = useRef<LivePlayerHandle>(null);
  const { show } = data;
  const { phase } = live;
  const isOn = phase === 'on-air' || phase === 'lost';
  const isRewound = isOn && !place.isPresent;
  const hasTabs = isOn || phase === 'starting';
  const chatOpens = data.startsAt === null ? undefined : data.startsAt - data.chatBeforeMs;
  const isChatOpen = useHasCome(chatOpens ?? 0, serverNow) || phase !== 'lobby';
  const { publicUrl, maybeMember } = useRootData();
  const { state } = useMember();
  const scrolls = phase === 'lobby' || phase === 'ended';
  useEffect(() => {
    // One who read the lobby below would not see that the picture came.
    if (!scrolls) window.scrollTo(0, 0);
  }, [scrolls]);
  // Whose session ended while they watched signs in where the picture was.
  const isOutside = state === 'guest' && !maybeMember && show.live_streaming_access !== 'all';
  if (isOutside && hasTabs && data.offer) return <Outside data={data} live={live} offer={data.offer} />;
  return (
    <div className={classNames(styles.live, scrolls && styles.scrolls)} data-tab={hasTabs ? tab : 'chat'}>
      <div className={styles.main}>
        <LiveScreen data={data} live={live} tips={tips} place={place} player={player} onMoment={follow} />
        {phase === 'on-air' && <OfflineBar line={line} />}
        <div className={styles.info}>
          <div>
            <h1>{show.live_streaming_name}</h1>
            <p className="muted small num">
              {factsOf(data, live).map((fact, place) => (
                <Fragment key={fact}>
                  {place > 0 && ' · '}
                  {/* Only a name may be cut into lines. */}
                  <span className={place > 0 ? 'nowrap' : undefined}>{fact}</span>
                </Fragment>
              ))}
            </p>
          </div>
          {phase !== 'lobby' && (
            <div className="row">
              {/* On phones the picture's own controls have it, once there is one. */}
              {phase !== 'ended' && (
                <TipButton tips={tips} className={phase === 'starting' ? undefined : styles.wide} />
              )}
              {isOn && (
                <span className={styles.television}>
                  <TvLink />
                </span>
              )}
              {phase === 'starting' && <TvLink />}
              <HelpButton videoId={show.video_id} small />
              {data.productUrl && (
                <span className="no-phone">
                  <ShareButton
                    kind="secondary"
                    title={show.live_streaming_name}
                    url={publicUrl + paths.show(data.productUrl)}
                  />
                </span>
              )}
            </div>
          )}
        </div>
        <div className={styles.answer}>
          <HelpAnswer videoId={show.video_id} />
        </div>
        {phase === 'lobby' && <Lobby data={data} live={live} chatIsOpen={isChatOpen} />}
        {phase === 'ended' && <AfterShow data={data} live={live} tips={tips} />}
        {hasTabs && (
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
            <div className={styles.faces} data-rewound={isRewound}>
              <NowPlaying members={data.members} song={isOn ? live.songs[live.songs.length - 1] : undefined} />
            </div>
          </>
        )}
      </div>
      <ChatPanel data={data} live={live} seen={isOn ? place.instant : undefined} isOpen={isChatOpen} />
      <TipOverlay data={data} live={live} tips={tips} />
    </div>
  );
}

function factsOf({ bandName, stage }: LiveData, { phase, watching, waiting, state }: LiveShow): string[] {
  const { stage_date, stage_time_start: start, stage_time_to: to } = stage;
  const day = stage_date && shortDate(stage_date);
  const people = (word: string, total: number) => total > 1 && `${word} ${count(total)} คน`;
  const during = [start && `เริ่ม ${clockTime(start)}`, people('กำลังดู', watching)];
  const facts: Record<LiveShow['phase'], (string | false | null)[]> = {
    lobby: [day, start && hours(start, to)],
    starting: [start && `เริ่ม ${clockTime(start)}`, people('รออยู่', waiting)],
    'on-air': during,
    lost: during,
    ended: [day, playedHours(state)],
  };
  return [bandName, ...facts[phase]].filter((fact): fact is string => Boolean(fact));
}

function hours(start: string, to: string | null): string {
  return to ? `${hourMinute(start)} – ${clockTime(to)}` : clockTime(start);
}

/** From when to when it was really on. */
function playedHours({ live_streaming_start_at: start, live_streaming_end_at: end }: LiveShow['state']): string | null {
  return start && end && `แสดง ${hours(bangkokTime(start).time, bangkokTime(end).time)}`;
}
