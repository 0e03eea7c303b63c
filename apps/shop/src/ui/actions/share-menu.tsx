import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { FacebookMark } from '../media/facebook-mark';
import menu from '../overlay/menu.module.css';
import { buttonClass, type Look } from './button';
import { useShare, type Shared } from './use-share';

/** Where a browser has no sheet of its own to share with: LINE, Facebook, or the address. */
export default function ShareMenu({ kind, brief, title, url }: Shared & Pick<Look, 'kind'> & { brief: boolean }) {
  const { copy } = useShare();
  const address = encodeURIComponent(url);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className={buttonClass({ kind, size: 'small' })} aria-label="แชร์">
        <Share2 size={18} aria-hidden />
        <span className={brief ? 'no-phone' : undefined}>แชร์</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="start" sideOffset={8}>
          <DropdownMenu.Item asChild>
            <a
              className={menu.item}
              href={`https://social-plugins.line.me/lineit/share?url=${address}&text=${encodeURIComponent(title)}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle size={20} aria-hidden />
              ส่งทาง LINE
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <a
              className={menu.item}
              href={`https://www.facebook.com/sharer/sharer.php?u=${address}`}
              target="_blank"
              rel="noreferrer"
            >
              <FacebookMark size={20} />
              แชร์ไป Facebook
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menu.item} onSelect={() => copy(url)}>
            <Link2 size={20} aria-hidden />
            คัดลอกลิงก์
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
