import type { TvPicture } from '@wethi/contract';
import { duration, spokenDuration } from '@wethi/format';
import { Captions, CircleStop, Pause, Play, RotateCcw, RotateCw, Smartphone, Tv, Volume1, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TvShow } from '../../api-types';
import { paths } from '../../config/paths';
import { PLAY_AT_ONCE } from '../../session/recording';
import { Button } from '../../ui/actions/button';
import { Picture } from '../../ui/media/picture';
import { ChatKey } from './chat-key';
import { Silent } from './pick';
import { Slider } from './slider';
import { NextSongKey, songAt, SongMenu, useSongs } from './song-keys';
import styles from './tv-remote.module.css';
import { secondOf, type TvControl } from './use-tv-remote';

const STEP_SECONDS = 10;
/** The television notes where it stopped before the phone goes on from there. */
const STOPS_WITHIN_MS = 2_000;

interface RemoteProps {
  control: TvControl;
  picture: TvPicture;
  held: { name: string; shows: TvShow[]; at: number };
}

/** The remote control of what the television shows. */
export function Remote({ control, picture, held }: RemoteProps) {
  const show = held.shows.find(({ video_id }) => video_id === picture.video_id);
  const second = useSecond(picture, held.at);
  const { send } = control;
  const [wanted, setWanted] = useState(0);
  // Its browser lets no sound begin before somebody touches the television.
  const isKeptSilent = wanted > 0 && picture.volume === 0 && !control.isAwaited;
  const { busy, move } = useMove(control, picture, show);
  const seek = (to: number) => send('seek', Math.round(Math.min(Math.max(0, to), picture.duration)));
  const songs = useSongs(show);
  const song = songAt(songs, second)?.title;
  const Toggle = picture.playing ? Pause : Play;
  return (
    <section className={`wrap ${styles.remote}`} aria-labelledby="tv-title">
      <p className={styles.where}>
        <Tv size={20} aria-hidden />
        <span>กำลังเล่นบน {held.name}</span>
      </p>
      <div className={styles.poster}>
        <Picture path={show?.product_img} width={480} height={270} sizes="(max-width: 599px) 92vw, 480px" priority />
      </div>
      <h1 id="tv-title">{show?.product_title}</h1>
      <p className="muted small">{[show?.band_name, song && `“${song}”`].filter(Boolean).join(' · ')}</p>
      <Slider
        label="ตำแหน่ง"
        max={picture.duration}
        value={second}
        text={spokenDuration(second)}
        onChoose={(to) => seek(to)}
      />
      <div className={`spread num small muted ${styles.times}`}>
        <span>{duration(second)}</span>
        <span>{show?.live ? 'สด' : `-${duration(Math.max(0, picture.duration - second))}`}</span>
      </div>
      <div className={styles.buttons}>
        <button type="button" aria-label="ย้อนกลับ 10 วินาที" onClick={() => seek(second - STEP_SECONDS)}>
          <RotateCcw size={26} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.toggle}
          aria-label={picture.playing ? 'หยุดชั่วคราว' : 'เล่น'}
          onClick={() => send(picture.playing ? 'pause' : 'play')}
        >
          <Toggle size={36} aria-hidden />
        </button>
        <button type="button" aria-label="ไปข้างหน้า 10 วินาที" onClick={() => seek(second + STEP_SECONDS)}>
          <RotateCw size={26} aria-hidden />
        </button>
      </div>
      <div className={styles.volume}>
        <Volume1 size={22} aria-hidden />
        <Slider
          label="เสียงของทีวี"
          max={100}
          value={picture.volume}
          text={`${picture.volume}%`}
          onChoose={(to) => {
            setWanted(to);
            send('volume', to);
          }}
        />
        <Volume2 size={22} aria-hidden />
      </div>
      {isKeptSilent && (
        <p className="hint" role="status">
          กดตกลงบนรีโมตทีวีเพื่อเปิดเสียง
        </p>
      )}
      <div className={styles.keys}>
        <SongMenu songs={songs} second={second} onSeek={seek} />
        {typeof picture.captions === 'boolean' && (
          <button
            type="button"
            aria-pressed={picture.captions}
            onClick={() => send('captions', picture.captions ? 0 : 1)}
          >
            <Captions size={22} aria-hidden />
            คำบรรยาย
          </button>
        )}
        <NextSongKey songs={songs} second={second} onSeek={seek} />
        <ChatKey show={show} seen={instantOf(picture, second)} />
      </div>
      {control.isSilent && <Silent />}
      <div className={styles.ways}>
        <Button loading={busy} onClick={() => void move()}>
          <Smartphone size={18} aria-hidden />
          ย้ายมาดูบนมือถือ
        </Button>
        <Button kind="danger" loading={control.isUnlinking && !busy} onClick={() => control.unlink()}>
          <CircleStop size={18} aria-hidden />
          เลิกดูบนทีวี
        </Button>
      </div>
      <p className="hint">ปิดมือถือได้ ทีวีเล่นต่อ ปุ่มรีโมตทีวีก็ใช้ได้</p>
    </section>
  );
}

/** The second that is seen there, as it moves on. */
function useSecond(picture: TvPicture, at: number): number {
  const [now, setNow] = useState(at);
  const moves = picture.playing && !picture.waiting;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [moves]);
  return Math.floor(secondOf(picture, at, Math.max(now, at)));
}

/** When the picture that is seen there was on stage, ms since 1970. */
function instantOf({ instant, position }: TvPicture, second: number): number | undefined {
  return typeof instant === 'number' ? instant + (second - position) * 1000 : undefined;
}

/** Stops the television, and goes on here at the same second. */
function useMove(control: TvControl, { video_id }: TvPicture, show: TvShow | undefined) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    control.send('pause');
    await until(() => !control.latest()?.playing, STOPS_WITHIN_MS);
    control.unlink(undefined, {
      onSuccess: () =>
        void navigate(show?.live ? paths.liveOfStage(show.stage_id) : paths.replay(video_id), { state: PLAY_AT_ONCE }),
      onSettled: () => setBusy(false),
    });
  };
  return { busy, move };
}

async function until(isSo: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}
