import { useCan, useDelete } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './record-table.module.css';

interface RowActionsProps {
  resource: string;
  id: number;
  noun: string;
  edit: (id: number) => void;
  children?: ReactNode;
}

const UNDO_MS = 5_000;

/** The buttons of a record's row. A deletion waits five seconds, in which a message offers to take it back. */
export function RowActions({ resource, id, noun, edit, children }: RowActionsProps) {
  const { mutate: remove } = useDelete();
  const mayEdit = useCan({ resource, action: 'edit' }).data?.can;
  const mayDelete = useCan({ resource, action: 'delete' }).data?.can;
  return (
    <span className={styles.actions}>
      {children}
      {mayEdit && <IconButton label={`แก้ไข${noun}`} icon={<Pencil size={18} />} onClick={() => edit(id)} />}
      {mayDelete && (
        <IconButton
          label={`ลบ${noun}`}
          icon={<Trash2 size={18} />}
          onClick={() => remove({ resource, id, mutationMode: 'undoable', undoableTimeout: UNDO_MS })}
        />
      )}
    </span>
  );
}

/** A button that is only an icon; its name is read out and shown on hover. */
export function IconButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <Button type="text" aria-label={label} icon={icon} onClick={onClick} />
    </Tooltip>
  );
}
