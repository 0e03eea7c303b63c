import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, use, useEffect, useRef, useState } from 'react';
import styles from './menu.module.css';

interface MenuPlace {
  /** Where open menus are put: the player itself while it fills the screen, else (null) the page. */
  container: HTMLElement | null;
  /** Whose menus they are. */
  player: HTMLElement | null;
  /** Told of every opening and closing, so that the controls stay while a menu is open. */
  onOpenChange: (open: boolean) => void;
}

export const MenuPlaceContext = createContext<MenuPlace>({
  container: null,
  player: null,
  onOpenChange: () => undefined,
});

/** So far from the side of the picture. */
const SIDE = 16;

interface MenuProps {
  label: string;
  trigger: ReactElement;
  /** As wide as its choices side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** A menu above the control row, at the right of the picture, a wide one at the left; on phones a sheet at the bottom. */
export function Menu({ label, trigger, isWide = false, children }: MenuProps) {
  const { container, player, onOpenChange } = use(MenuPlaceContext);
  const button = useRef<HTMLButtonElement>(null);
  const [offset, setOffset] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const onOpen = (open: boolean) => {
    if (open && button.current && player) setOffset(toSide(button.current, player, isWide));
    setOpen(open);
  };
  useEffect(() => {
    if (!isOpen) return;
    onOpenChange(true);
    // Also where the controls go away with it.
    return () => onOpenChange(false);
  }, [isOpen, onOpenChange]);
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpen}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={isWide ? `${styles.menu} ${styles.wide}` : styles.menu}
          side="top"
          align={isWide ? 'start' : 'end'}
          alignOffset={offset}
          sideOffset={40}
          collisionPadding={12}
          aria-label={label}
          lang="th"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** How far a menu goes beyond its button. */
function toSide(button: Element, player: Element, isLeft: boolean): number {
  const [from, to] = [button.getBoundingClientRect(), player.getBoundingClientRect()];
  return isLeft ? to.left + SIDE - from.left : from.right - (to.right - SIDE);
}

/** The heading of a group of choices. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

/** A line between choices of different kinds. */
export function MenuDivider() {
  return <DropdownMenu.Separator className={styles.divider} />;
}

/** Says in small what the choices mean. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.about}>{children}</DropdownMenu.Label>;
}

interface ChoiceProps {
  value: string;
  icon?: ReactNode;
  title: string;
  /** Said in small after the title. */
  note?: string;
  /** Said in small at the right. */
  detail?: string;
}

/** One of several values, ticked when chosen; stands inside a `DropdownMenu.RadioGroup`. */
export function Choice({ value, icon, title, note, detail }: ChoiceProps) {
  return (
    <DropdownMenu.RadioItem className={styles.item} value={value}>
      <span className={styles.tick}>
        <DropdownMenu.ItemIndicator>
          <Check size={18} aria-hidden="true" />
        </DropdownMenu.ItemIndicator>
      </span>
      {icon}
      <span className={styles.title}>
        {title} {note && <span className={styles.note}>{note}</span>}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </DropdownMenu.RadioItem>
  );
}

interface SwitchProps {
  title: string;
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off beside the choices; the menu stays open. */
export function Switch({ title, note, checked, onChange }: SwitchProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={styles.switch}
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span className={styles.title}>
        <b>{title}</b>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.track} />
    </DropdownMenu.CheckboxItem>
  );
}
