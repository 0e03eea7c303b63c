import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { App } from 'antd';
import { useSearchParams } from 'react-router';
import { useSave } from '../../providers/use-save';

export type Delivery = Schema<'Delivery'>;
export type State = 'dead' | 'retrying' | 'archived';
export const PAGE_ROWS = 20;
const STATES: readonly State[] = ['dead', 'retrying', 'archived'];
const KEY = ['deliveries'];

export function keyOf({ job, subject }: Delivery): string {
  return `${job} ${subject}`;
}

/** What one looks at, in the address. */
export function useDeliveriesView() {
  const [parameters, setParameters] = useSearchParams();
  const state = STATES.find((one) => one === parameters.get('state')) ?? 'dead';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  return {
    ...{ state, page },
    show: (next: State) => setParameters(next === 'dead' ? {} : { state: next }),
    turnTo: (next: number) => setParameters({ ...(state !== 'dead' && { state }), page: String(next) }),
  };
}

export function useDeliveries(state: State, page: number) {
  return useQuery({
    queryKey: [...KEY, state, page],
    queryFn: async () => (await call('GET', 'deliveries', { query: { state, page } })).data,
    placeholderData: keepPreviousData,
  });
}

/** Sends messages again, or puts them away, and says how many. */
export function useWorkOff(done: () => void) {
  const client = useQueryClient();
  const { message } = App.useApp();
  const each = (path: 'deliveriesAgain' | 'deliveriesArchive') => async (rows: readonly Delivery[]) => {
    let changed = 0;
    for (const { job, subject } of rows)
      changed += (await call('POST', path, { body: { job, subject } })).data?.count ?? 0;
    return changed;
  };
  const after = (told: (changed: number) => string) => (changed: number) => {
    void client.invalidateQueries({ queryKey: KEY });
    void message.success(told(changed));
    done();
  };
  const again = useSave(each('deliveriesAgain'), {
    words: { failure: 'ส่งอีกครั้งไม่สำเร็จ' },
    done: after((changed) => (changed > 0 ? `กำลังส่งอีกครั้ง ${count(changed)} ฉบับ` : 'ส่งไปแล้ว ไม่มีฉบับที่ต้องส่งอีก')),
  });
  const archive = useSave(each('deliveriesArchive'), {
    words: { failure: 'เก็บเข้าคลังไม่สำเร็จ' },
    done: after((changed) => `เก็บเข้าคลังแล้ว ${count(changed)} ฉบับ`),
  });
  return { sendAgain: again.save, archive: archive.save, busy: again.saving || archive.saving };
}
