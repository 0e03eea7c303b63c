import { useCan, useDelete } from '@refinedev/core';
import { Button, Grid, Popover } from 'antd';
import { Ellipsis, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton, WithLabels } from '../actions/icon-button';
import styles from './record-table.module.css';

interface RowActionsProps {
  resource: string;
  id: number;
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
export function RowActions({ children, resource, id, noun, edit, main, menu, deletable = true }: RowActionsProps) {
  const wide = Grid.useBreakpoint().md;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { mutate: remove } = useDelete();
  const mayEdit = useCan({ resource, action: 'edit' }).data?.can;
  const mayDelete = useCan({ resource, action: 'delete' }).data?.can && deletable;
  // A deletion waits five seconds, in which a message offers to take it back.
  const removeLater = () => remove({ resource, id, mutationMode: 'undoable', undoableTimeout: UNDO_MS });
  if (!children && !mayEdit && !mayDelete) return main;
  const buttons = (
    <>
      {children}
      {mayEdit && <IconButton label={`แก้ไข${noun}`} icon={<Pencil size={18} />} onClick={() => edit(id)} />}
      {mayDelete && <IconButton label={`ลบ${noun}`} icon={<Trash2 size={18} />} onClick={removeLater} />}
    </>
  );
  if (wide && !main && !menu) return <span className={styles.actions}>{buttons}</span>;
  const close = () => {
    setOpen(false);
    // What a button of the menu opens gives the focus back to where it came from, and the menu is gone by then.
    opener.current?.focus();
  };
  const list = (
    <WithLabels value>
      <div className={styles.actionList} onClick={close}>
        {buttons}
      </div>
    </WithLabels>
  );
  const opening = (
    <Popover trigger="click" placement="bottomRight" content={list} open={open} onOpenChange={setOpen}>
      <Button
        ref={opener}
        type="text"
        aria-label={menu ?? 'จัดการ'}
        icon={main ? <Ellipsis size={20} /> : <EllipsisVertical size={20} />}
      />
    </Popover>
  );
  if (!main) return opening;
  return (
    <span className={styles.main}>
      {main}
      {opening}
    </span>
  );
}
