import { useQueryClient } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { App } from 'antd';
import { useSave } from '../../providers/use-save';
import { KEY, type Delivery, type State } from './use-deliveries';

/** Sends messages again, or puts them away, and says how many. */
export function useWorkOff(state: State, done: () => void) {
  const client = useQueryClient();
  const { message } = App.useApp();
  const each =
    (work: (row: Delivery) => Promise<{ data?: { count: number } }>) => async (rows: readonly Delivery[]) => {
      let changed = 0;
      try {
        for (const row of rows) changed += (await work(row)).data?.count ?? 0;
        return changed;
      } finally {
        // Should one fail, those before it are done all the same.
        void client.invalidateQueries({ queryKey: KEY });
      }
    };
  const tell = (told: (changed: number) => string) => (changed: number) => {
    void message.success(told(changed));
    done();
  };
  const again = useSave(
    each(({ job, subject }) =>
      call('POST', 'deliveriesAgain', { body: { job, subject, state: state === 'archived' ? state : 'dead' } }),
    ),
    {
      words: { failure: 'ส่งอีกครั้งไม่สำเร็จ' },
      done: tell((changed) => (changed > 0 ? `กำลังส่งอีกครั้ง ${count(changed)} ฉบับ` : 'ส่งไปแล้ว ไม่มีฉบับที่ต้องส่งอีก')),
    },
  );
  const archive = useSave(
    each(({ job, subject }) => call('POST', 'deliveriesArchive', { body: { job, subject } })),
    {
      words: { failure: 'เก็บเข้าคลังไม่สำเร็จ' },
      done: tell((changed) => `เก็บเข้าคลังแล้ว ${count(changed)} ฉบับ`),
    },
  );
  return { sendAgain: again.save, archive: archive.save, busy: again.saving || archive.saving };
}
