import { Bell, CalendarPlus, ExternalLink } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { Purchase } from '../../../api-types';
import { useRootData } from '../../../session/root-data';
import { Button } from '../../../ui/actions/button';
import menu from '../../../ui/overlay/menu.module.css';
import { paths } from '../../../config/paths';
import { calendarEntry, googleCalendarUrl } from './calendar-entry';

/** A reminder in a calendar of the buyer's choice; plain addresses, since browsers inside of apps save no files. */
export default function CalendarMenu({ purchase }: { purchase: Purchase }) {
  const { publicUrl } = useRootData();
  const entry = calendarEntry(purchase, publicUrl + paths.purchases);
  if (!entry) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button block>
          <Bell size={18} aria-hidden />
          เตือนก่อนเริ่ม
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8}>
          <DropdownMenu.Item asChild>
            <a className={menu.item} href={paths.calendar(purchase.product_url)}>
              <CalendarPlus size={20} aria-hidden />
              ปฏิทินของเครื่องนี้
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <a className={menu.item} href={googleCalendarUrl(entry)} target="_blank" rel="noreferrer">
              <ExternalLink size={20} aria-hidden />
              Google ปฏิทิน
            </a>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
