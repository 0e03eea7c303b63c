import { Button, Popover } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import styles from './action-menu.module.css';
import { WithLabels } from './icon-button';

interface ActionMenuProps {
  label: string;
  icon: ReactNode;
  /** Icon buttons, which have their names beside them here. */
  children: ReactNode;
}

/** Buttons of one thing in a menu of them. */
export function ActionMenu({ label, icon, children }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // What a button of the menu opens gives the focus back to where it came from, and the menu is gone by then.
    opener.current?.focus();
  };
  const list = (
    <WithLabels value>
      <div className={styles.list} onClick={close}>
        {children}
      </div>
    </WithLabels>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={list} open={open} onOpenChange={setOpen}>
      <Button ref={opener} type="text" aria-label={label} icon={icon} />
    </Popover>
  );
}
