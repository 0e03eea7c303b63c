import { duration as clockTime } from '@wethi/format';
import type { TvCommand } from '@wethi/contract';
import type { TvPlayerHandle } from '@wethi/player';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { TvCode } from './tv-code';
import { TvFrame } from './tv-frame';
import { TvMessage } from './tv-message';
import { TvShows } from './tv-shows';
import { useBackKey } from './use-back-key';
import { useTv } from './use-tv';

// The player is as large as all the rest, and a television has little memory.
const TvVideo = lazy(() => import('./tv-video'));

/** What a television shows: a code, what its phone's owner may watch, and the show (screens-watch.md 16-tv). */
export function TvScreen() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [notice, setNotice] = useState<string>();
  const [left, setLeft] = useState(0);
  const player = useRef<TvPlayerHandle>(null);
  // In the address, so that Back of the remote control closes it, and a television that was switched off goes on.
  const opened = Number(parameters.get('video'));
  const open = (videoId: number) => {
    setNotice(undefined);
    void navigate(`${paths.tvScreen}?video=${videoId}`, { replace: opened > 0 });
  };
  const onCommand = ({ command, value }: TvCommand) => {
    if (command === 'open') open(value);
    if (command === 'play') player.current?.play();
    if (command === 'pause') player.current?.pause();
    if (command === 'seek') player.current?.seek(value);
    if (command === 'volume') player.current?.setVolume(value);
    if (command === 'captions') player.current?.showCaptions(value === 1);
  };
  const { tv, isLinked, isOver, isUnreachable, toldAt, refresh, again, letGo } = useTv(onCommand, !opened);
  const isPlaying = isLinked && opened > 0;
  const close = (reason?: string) => {
    setNotice(reason);
    void navigate(paths.tvScreen, { replace: true });
    refresh();
  };
  useEffect(() => {
    // Whoever comes with another code begins with the list.
    if (tv?.code && opened > 0) void navigate(paths.tvScreen, { replace: true });
  }, [tv?.code, opened, navigate]);
  useBackKey({ onPress: isPlaying ? () => close() : undefined, onHold: isLinked && !isPlaying ? letGo : undefined });
  if (isUnreachable) {
    return (
      <TvMessage
        title="เชื่อมต่ออินเทอร์เน็ตไม่ได้"
        text="ตรวจสอบอินเทอร์เน็ตของทีวี หน้านี้ลองใหม่เองทุก 5 วินาที"
        button="ลองใหม่"
        onPress={refresh}
      />
    );
  }
  if (!tv) return <TvFrame aria-busy />;
  if (isOver) return <Over left={left} onAgain={again} />;
  if (tv.code !== null) return <TvCode key={toldAt} code={tv.code} seconds={tv.code_seconds} />;
  if (!isPlaying) return <TvShows tv={tv} notice={notice} onOpen={open} />;
  const show = tv.shows.find(({ video_id }) => video_id === opened);
  return (
    <Suspense fallback={<TvFrame aria-busy />}>
      <TvVideo key={opened} videoId={opened} show={show} ref={player} onLeft={setLeft} onClose={close} />
    </Suspense>
  );
}

/** @param left seconds into the show when it stopped, 0 when none had begun */
function Over({ left, onAgain }: { left: number; onAgain: () => void }) {
  const where = left > 0 ? `ภาพหยุดไว้ที่ ${clockTime(left)} ` : '';
  return <TvMessage title="มือถือเลิกเชื่อมแล้ว" text={`${where}ดูต่อบนมือถือหรือบนทีวีนี้ก็ได้`} button="ขอรหัสใหม่" onPress={onAgain} />;
}
