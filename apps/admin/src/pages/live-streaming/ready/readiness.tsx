import { useQuery } from '@tanstack/react-query';
import type { LiveHealth } from '@wethi/contract';
import { call } from '@wethi/http';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import type { LiveShow } from '../live-show';
import { useSignal } from '../signal/use-signal';
import styles from '../studio.module.css';
import { ChatKeeper } from './chat-keeper';
import { KEEPER, readinessOf, SIGNAL_TEST } from './readiness-items';
import ready from './ready.module.css';

const LOBBY_AGAIN_MS = 10_000;

interface ReadinessProps {
  show: LiveShow;
  health: LiveHealth | null;
  changed: () => void;
}

/** What should be done before the evening, and what is. */
export function Readiness({ show, health, changed }: ReadinessProps) {
  const signal = useSignal(show);
  const evening = useEvening(show);
  const lobby = useLobby(show);
  const pictureAt = signal?.minutes.findLast(({ bitrate }) => bitrate > 0)?.at;
  const items = readinessOf({ show, health, lobby, pictureAt, ...evening });
  return (
    <Card
      title="พร้อมหรือยัง"
      extra={
        <span className="secondary number">
          {items.filter(({ done }) => done).length} จาก {items.length}
        </span>
      }
    >
      <ul className={styles.checks}>
        {items.map(({ name, text, done, path }) => (
          <li key={name}>
            <span className={ready.item} data-done={done}>
              {done ? <CircleCheck size={20} aria-label="พร้อม" /> : <Circle size={20} aria-label="ยังไม่พร้อม" />}
              <span>
                <b>{name}</b>
                <small className="number">{text}</small>
              </span>
            </span>
            {path && (
              <Link to={path} aria-label={`แก้${name}`}>
                แก้
              </Link>
            )}
            {name === SIGNAL_TEST && !done && <StatusTag tone="wait">ยังไม่ทำ</StatusTag>}
            {name === KEEPER && <ChatKeeper show={show} changed={changed} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who waits, asked for anew while one looks. */
function useLobby({ id }: LiveShow) {
  const { data } = useQuery({
    queryKey: ['liveStreamingLobby', id],
    queryFn: () => call('GET', 'liveStreamingLobby', { query: { id } }),
    refetchInterval: LOBBY_AGAIN_MS,
    meta: { background: true },
  });
  return data?.data ?? undefined;
}

/** Set list, product and room for recordings. */
function useEvening({ id, stage_id }: LiveShow) {
  const { data } = useQuery({
    queryKey: ['evening', id],
    queryFn: async () => {
      const [songs, members, products, figures] = await Promise.all([
        call('GET', 'stageTimeByStageId', { query: { stage_id } }),
        call('GET', 'stageTimeMemberByStageId', { query: { stage_id } }),
        call('GET', 'productView', { query: { stage_id } }),
        call('GET', 'liveStreamingFigures', { query: { id } }),
      ]);
      const named = new Set(members.data.map(({ stage_time_id }) => stage_time_id));
      const [product] = products.data;
      return {
        songs: songs.data.length,
        namedSongs: songs.data.filter((song) => named.has(song.id)).length,
        product: product && { id: product.id, hasPicture: Boolean(product.product_img) },
        room: figures.data[0]?.room_bytes,
      };
    },
  });
  return data ?? { songs: undefined, namedSongs: 0, product: undefined, room: undefined };
}
