import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { Button } from '../../ui/actions/button';
import { Sheet } from '../../ui/overlay/sheet';
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
      {overlay?.name === 'filter' && <Filters {...sheet} />}
    </>
  );
}

/** The filters apply as they are chosen; the yellow button shows the list behind, and so does Back. */
function Filters({ found, onReset, children }: Omit<FilterSheetProps, 'on'>) {
  const { close } = useDialogs();
  return (
    <Sheet title="ตัวกรอง" side="bottom" onClose={close}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.actions}>
        <Button kind="ghost" onClick={onReset}>
          ล้างทั้งหมด
        </Button>
        <Button kind="primary" onClick={close}>
          แสดง {found} รายการ
        </Button>
      </div>
    </Sheet>
  );
}
