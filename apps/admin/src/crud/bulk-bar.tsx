import { Button } from 'antd';
import type { Resource } from '../providers/resource';
import { useSave } from '../providers/use-save';
import styles from './bulk-bar.module.css';

/** Something that is done to several records at once. */
export interface BulkAction {
  label: string;
  run: (ids: number[]) => Promise<unknown>;
}

interface BulkBarProps {
  resource: string;
  ids: number[];
  actions: BulkAction[];
  /** The records in sight. */
  page: readonly { id: number }[];
  choose: (ids: number[]) => void;
}

interface BulkButtonProps extends Pick<BulkBarProps, 'resource' | 'ids'>, BulkAction {
  clear: () => void;
}

function BulkButton({ resource, ids, clear, label, run }: BulkButtonProps) {
  const { save, saving } = useSave(run, { changes: [resource as Resource], done: clear });
  return (
    <Button loading={saving} onClick={() => save(ids)}>
      {label}
    </Button>
  );
}

/** How many records are chosen, and what can be done to them. */
export function BulkBar({ actions, page, choose, ...rest }: BulkBarProps) {
  const clear = () => choose([]);
  return (
    <div className={styles.bar} role="region" aria-label="รายการที่เลือก">
      <b role="status">เลือก {rest.ids.length} รายการ</b>
      {actions.map((action) => (
        <BulkButton key={action.label} {...rest} {...action} clear={clear} />
      ))}
      <Button type="text" onClick={() => choose(page.map(({ id }) => id))}>
        เลือกทั้งหน้า
      </Button>
      <Button type="text" onClick={clear}>
        ยกเลิกการเลือก
      </Button>
    </div>
  );
}
