import { Check, EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from '../../ui/actions/button';
import menu from '../../ui/overlay/menu.module.css';
import { CHAT_SIZES, type ChatSize, chooseChatSize, useChatSize } from './chat-size';
import styles from './chat-settings.module.css';

/** How a chat is read on this device. */
export function ChatSettings() {
  const size = useChatSize();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label="ตั้งค่าแชต">
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Label className={styles.label}>ขนาดตัวอักษรของแชต</DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={size}
            onValueChange={(chosen) => chooseChatSize(chosen as ChatSize /* one below */)}
          >
            {Object.entries(CHAT_SIZES).map(([value, name]) => (
              <DropdownMenu.RadioItem key={value} value={value} className={menu.item}>
                <span className={styles.name}>{name}</span>
                <DropdownMenu.ItemIndicator>
                  <Check size={18} aria-hidden />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
