import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/button';
import { classNames } from '../class-names';
import { useHydrated } from '../use-hydrated';
import styles from './dialog.module.css';
import { useFullScreenElement } from './use-full-screen-element';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  title: string;
  /** 900, 600 and 360 px wide (product.md §9); sheets on phones, except the message. */
  width: 'payment' | 'auth' | 'message';
  onClose: () => void;
  /** Something runs that must not be cut off: neither Esc nor the button closes. */
  locked?: boolean;
  /** Asks for an answer, and is announced as such. */
  alert?: boolean;
  children: ReactNode;
}

/** A press beside the dialog does not close it: what was typed would be lost by a slip of the finger. */
export function Dialog({ title, width, onClose, locked = false, alert = false, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  const titleId = useId();
  const fullScreen = useFullScreenElement();
  // One that came with the page stays where the server put it: there are no portals there.
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  const close = () => {
    if (!locked) onClose();
  };
  const dialog = (
    <Primitive.Overlay className={styles.backdrop}>
      <Primitive.Content
        className={classNames(styles.dialog, styles[width])}
        role={alert ? 'alertdialog' : 'dialog'}
        aria-modal
        aria-labelledby={titleId}
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <header className={styles.heading}>
          <Primitive.Title id={titleId}>{title}</Primitive.Title>
          <IconButton label="ปิด" onClick={close} disabled={locked}>
            <X size={22} aria-hidden />
          </IconButton>
        </header>
        {children}
      </Primitive.Content>
    </Primitive.Overlay>
  );
  return (
    <Primitive.Root open onOpenChange={(open) => !open && close()}>
      {cameWithPage ? dialog : <Primitive.Portal container={fullScreen}>{dialog}</Primitive.Portal>}
    </Primitive.Root>
  );
}
