import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  title: string;
  /** How many things lie in it, where that is known. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  open: string;
  onOpen: (key: string) => void;
}

/** Panels of one subject, one in view at a time. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  return (
    <Primitive.Root value={open} onValueChange={onOpen}>
      <Primitive.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.key} value={tab.key} className={styles.tab}>
            {tab.title} {tab.count ? <span className="muted num">{tab.count}</span> : null}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.key} value={tab.key} className={styles.panel}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
