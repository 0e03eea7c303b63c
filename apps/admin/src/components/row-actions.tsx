import { useCan, useDelete } from '@refinedev/core';
import { Button, Grid, Popover } from 'antd';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, WithLabels } from './icon-button';
import styles from './record-table.module.css';

interface RowActionsProps {
  resource: string;
  id: number;
  noun: string;
  edit: (id: number) => void;
  children?: ReactNode;
}

const UNDO_MS = 5_000;

/** The buttons of a record's row; on phones, where icons have no names on hover, a menu of them. */
export function RowActions({ children, ...record }: RowActionsProps) {
  const wide = Grid.useBreakpoint().md;
  const buttons = (
    <>
      {children}
      <EditAndDelete {...record} />
    </>
  );
  if (wide) return <span className={styles.actions}>{buttons}</span>;
  const list = (
    <WithLabels value>
      <div className={styles.actionList}>{buttons}</div>
    </WithLabels>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={list}>
      <Button type="text" aria-label="จัดการ" icon={<EllipsisVertical size={20} />} />
    </Popover>
  );
}

/** A deletion waits five seconds, in which a message offers to take it back. */
function EditAndDelete({ resource, id, noun, edit }: Omit<RowActionsProps, 'children'>) {
  const { mutate: remove } = useDelete();
  const mayEdit = useCan({ resource, action: 'edit' }).data?.can;
  const mayDelete = useCan({ resource, action: 'delete' }).data?.can;
  const removeLater = () => remove({ resource, id, mutationMode: 'undoable', undoableTimeout: UNDO_MS });
  return (
    <>
      {mayEdit && <IconButton label={`แก้ไข${noun}`} icon={<Pencil size={18} />} onClick={() => edit(id)} />}
      {mayDelete && <IconButton label={`ลบ${noun}`} icon={<Trash2 size={18} />} onClick={removeLater} />}
    </>
  );
}
