import { SlidersHorizontal, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { Button, IconButton } from '../../ui/actions/button';
import { useReturnFocus } from '../../ui/overlay/use-return-focus';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  on: number;
  found: number;
  onReset: () => void;
  /** The filter form. */
  children: ReactNode;
}

/** The button of the filters on a phone, and the sheet that it opens. */
export function FilterSheet({ on, ...sheet }: FilterSheetProps) {
  const { overlay, open } = useDialogs();
  return (
    <>
      <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => open({ name: 'filter' })}>
        <SlidersHorizontal size={18} aria-hidden />
        ตัวกรอง{on > 0 && ` (${on})`}
      </Button>
      {overlay?.name === 'filter' && <Sheet {...sheet} />}
    </>
  );
}

/** The filters apply as they are chosen; the yellow button shows the list behind, and so does Back. */
function Sheet({ found, onReset, children }: Omit<FilterSheetProps, 'on'>) {
  const { close } = useDialogs();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div className="spread">
            <Dialog.Title>ตัวกรอง</Dialog.Title>
            <IconButton label="ปิด" onClick={close}>
              <X size={22} aria-hidden />
            </IconButton>
          </div>
          {children}
          <div className={styles.actions}>
            <Button kind="ghost" onClick={onReset}>
              ล้างทั้งหมด
            </Button>
            <Button kind="primary" onClick={close}>
              แสดง {found} รายการ
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
