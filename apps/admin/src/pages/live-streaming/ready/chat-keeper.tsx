import { call } from '@wethi/http';
import { ReferenceSelect } from '../../../fields/reference-select';
import { STAFF } from '../../../providers/resource';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from './ready.module.css';

/** Who of the team looks after the chat tonight. */
export function ChatKeeper({ show, changed }: { show: LiveShow; changed: () => void }) {
  const { save } = useSave(
    (staff_id: number | null) => call('POST', 'liveStreaming', { body: { id: show.id, staff_id } }),
    { words: { failure: 'บันทึกคนดูแลแชตไม่สำเร็จ' }, done: changed },
  );
  return (
    <ReferenceSelect
      {...STAFF}
      className={styles.keeper}
      aria-label="คนดูแลแชต"
      placeholder="เลือกคน"
      value={show.staff_id}
      onChange={save}
    />
  );
}
