import { useQuery } from '@tanstack/react-query';
import type { PersonnelRole } from '@wethi/contract';
import { call } from '@wethi/http';
import { Hourglass, RadioTower } from 'lucide-react';
import { StatusTag } from '../feedback/status-tag';
import { usePendingOrders } from '../layout/use-pending-orders';
import { maySee } from '../providers/access';
import { screens } from '../screens';
import type { Item } from './item';
import { count } from './numbers';
import { makingItems, screenItem } from './screens-found';

async function onAir() {
  const { data: shows } = await call('GET', 'liveStreaming', { query: { live_streaming_phase: 'onAir', limit: 100 } });
  if (shows.length === 0) return undefined;
  const id_in = shows.map(({ id }) => id).join(',');
  const { data: figures } = await call('GET', 'liveStreamingFigures', { query: { id_in, limit: 100 } });
  return { shows: shows.length, viewers: figures.reduce((sum, { watching }) => sum + watching, 0) };
}

/** Where people mostly go, before anything is typed. */
export function useQuick(role: PersonnelRole): Item[] {
  const pending = usePendingOrders() ?? 0;
  const { data: live } = useQuery({
    queryKey: ['search', 'onAir'],
    queryFn: onAir,
    enabled: maySee(role, 'liveStreaming'),
    meta: { background: true },
  });
  const screenOf = (name: string) => screens.filter((screen) => screen.name === name && maySee(role, screen.name));
  return [
    ...screenOf('ordersConfirm').map((screen) => ({
      ...screenItem(screen),
      caption: `รอยืนยัน ${count(pending)} รายการ`,
      tag: pending > 0 && (
        <StatusTag tone="wait" icon={<Hourglass size={14} aria-hidden />}>
          {count(pending)}
        </StatusTag>
      ),
    })),
    ...makingItems(role)
      .filter(({ to }) => to.startsWith('/product?'))
      .map((item) => ({ ...item, caption: 'พิมพ์ “สร้าง” เพื่อดูสิ่งที่สร้างได้' })),
    ...(live
      ? screenOf('liveStreaming').map((screen) => ({
          ...screenItem(screen),
          title: 'ไลฟ์สดที่ออกอากาศอยู่',
          caption: `${count(live.shows)} รายการ ผู้ชม ${count(live.viewers)} คน`,
          icon: RadioTower,
        }))
      : []),
  ];
}
