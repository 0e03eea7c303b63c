import { SlidersHorizontal, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, buttonClass, IconButton } from '../../ui/actions/button';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  on: number;
  found: number;
  onReset: () => void;
  /** The filter form. */
  children: ReactNode;
}

/** The filters of a phone. They apply as they are chosen; the yellow button shows the list behind. */
export function FilterSheet({ on, found, onReset, children }: FilterSheetProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger className={buttonClass({ kind: 'line', size: 'small' })}>
        <SlidersHorizontal size={18} aria-hidden />
        ตัวกรอง{on > 0 && ` (${on})`}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <div className="spread">
            <Dialog.Title>ตัวกรอง</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="ปิด">
                <X size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
          <div className={styles.actions}>
            <Button kind="ghost" onClick={onReset}>
              ล้างทั้งหมด
            </Button>
            <Dialog.Close className={buttonClass({ kind: 'primary' })}>แสดง {found} รายการ</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
