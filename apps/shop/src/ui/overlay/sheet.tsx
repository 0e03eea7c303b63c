import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/button';
import { classNames } from '../class-names';
import styles from './sheet.module.css';
import { useReturnFocus } from './use-return-focus';

interface SheetProps {
  title: string;
  /** Stands in the place of the title, which is for screen readers then. */
  heading?: ReactNode;
  side: 'right' | 'bottom';
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Slides over a page from its edge; a press beside it closes it, and so does Esc. */
export function Sheet({ title, heading, side, closeLabel = 'ปิด', onClose, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content
          className={classNames(styles.sheet, styles[side])}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <div className="spread">
            <Dialog.Title className={heading ? 'sr' : undefined}>{title}</Dialog.Title>
            {heading}
            <IconButton label={closeLabel} onClick={onClose}>
              <X size={24} aria-hidden />
            </IconButton>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
