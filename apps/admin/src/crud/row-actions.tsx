import { useCan, useDelete } from '@refinedev/core';
import { Grid } from 'antd';
import { Ellipsis, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../actions/action-menu';
import { IconButton } from '../actions/icon-button';
import styles from './record-table.module.css';

interface RowActionsProps {
  resource: string;
  /** As it was read: what somebody saved since is not deleted unseen. */
  record: { id: number; update_at: string };
  noun: string;
  edit: (id: number) => void;
  /** Stands outside the menu that holds the others then. */
  main?: ReactNode;
  /** What the menu of them is called, where they stand in one on wide screens, too. */
  menu?: string;
  deletable?: boolean;
  children?: ReactNode;
}

const UNDO_MS = 5_000;

/**
 * The buttons of a record's row; a menu of them on phones, where icons have no names on hover, and where one thing is
 * mostly wanted of a record.
 */
export function RowActions({ children, resource, record, noun, edit, main, menu, deletable = true }: RowActionsProps) {
  const { id, update_at } = record;
  const wide = Grid.useBreakpoint().md;
  const { mutate: remove } = useDelete();
  const mayEdit = useCan({ resource, action: 'edit' }).data?.can;
  const mayDelete = useCan({ resource, action: 'delete' }).data?.can && deletable;
  // A deletion waits five seconds, in which a message offers to take it back.
  const removeLater = () =>
    remove({ resource, id, values: { update_at }, mutationMode: 'undoable', undoableTimeout: UNDO_MS });
  if (!children && !mayEdit && !mayDelete) return main;
  const buttons = (
    <>
      {children}
      {mayEdit && <IconButton label={`แก้ไข${noun}`} icon={<Pencil size={18} />} onClick={() => edit(id)} />}
      {mayDelete && <IconButton label={`ลบ${noun}`} icon={<Trash2 size={18} />} onClick={removeLater} />}
    </>
  );
  if (wide && !main && !menu) return <span className={styles.actions}>{buttons}</span>;
  const opening = (
    <ActionMenu label={menu ?? 'จัดการ'} icon={main ? <Ellipsis size={20} /> : <EllipsisVertical size={20} />}>
      {buttons}
    </ActionMenu>
  );
  if (!main) return opening;
  return (
    <span className={styles.main}>
      {main}
      {opening}
    </span>
  );
}
