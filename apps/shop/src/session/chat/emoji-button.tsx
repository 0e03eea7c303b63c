import { Smile } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { IconButton } from '../../ui/actions/button';
import menu from '../../ui/overlay/menu.module.css';
import styles from './emoji.module.css';

/** What people say at a concert without words; keyboards of phones have all others. */
const EMOJI = [
  ...['❤️', '💜', '💙', '💚', '🧡', '💛', '👏', '🙌'],
  ...['🥰', '😍', '😊', '😂', '🥹', '😭', '😮', '🤩'],
  ...['🎵', '🎶', '🎸', '🎻', '🥁', '🎹', '🎤', '🪘'],
  ...['🔥', '✨', '🌟', '🌈', '🌸', '🌿', '🙏', '👍'],
];

interface EmojiButtonProps {
  className?: string;
  input: RefObject<HTMLInputElement | null>;
  /** So long the text may get. */
  longest: number;
  onText: (text: string) => void;
}

/** Puts a small picture where the cursor of a field stands, and leads back to the field. */
export function EmojiButton({ className, input, longest, onText }: EmojiButtonProps) {
  const chosen = useRef(false);
  const put = (emoji: string) => {
    const field = input.current;
    if (!field || field.value.length + emoji.length > longest) return;
    const { value, selectionStart, selectionEnd } = field;
    const from = selectionStart ?? value.length;
    onText(value.slice(0, from) + emoji + value.slice(selectionEnd ?? from));
    chosen.current = true;
    // The field has the new text when the browser draws again, and the cursor stands at its end.
    requestAnimationFrame(() => field.setSelectionRange(from + emoji.length, from + emoji.length));
  };
  const returnFocus = (event: Event) => {
    if (!chosen.current) return;
    chosen.current = false;
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label="เลือกอีโมจิ" className={className}>
          <Smile size={20} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={`${menu.menu} ${styles.emoji}`}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="อีโมจิ"
          onCloseAutoFocus={returnFocus}
        >
          {EMOJI.map((emoji) => (
            <DropdownMenu.Item key={emoji} className={styles.one} onSelect={() => put(emoji)}>
              {emoji}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
