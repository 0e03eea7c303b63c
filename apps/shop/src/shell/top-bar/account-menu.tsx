import { phone } from '@wethi/format';
import { ChevronDown, LogOut, QrCode, Ticket, User } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link, useNavigate } from 'react-router';
import type { Member } from '../../api-types';
import { Avatar } from '../../ui/media/avatar';
import menu from '../../ui/overlay/menu.module.css';
import { paths } from '../../config/paths';
import styles from './account-menu.module.css';

export default function AccountMenu({ member }: { member: Member }) {
  const navigate = useNavigate();
  const name = member.user_nickname || phone(member.user_tel);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={`เมนูสมาชิก ${name}`}>
        <Avatar path={member.user_path} size={36} />
        {member.user_nickname ? <b className={styles.nickname}>{name}</b> : <b className="num">{name}</b>}
        <ChevronDown size={18} className="no-phone" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="end" sideOffset={8}>
          <div className={styles.who}>
            <Avatar path={member.user_path} size={44} />
            <div>
              {member.user_nickname && <b>{member.user_nickname}</b>}
              <p className="small muted num">{phone(member.user_tel)}</p>
            </div>
          </div>
          <DropdownMenu.Separator className={menu.separator} />
          <DropdownMenu.Item asChild>
            <Link className={menu.item} to={paths.profile}>
              <User size={20} aria-hidden />
              ข้อมูลสมาชิก
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link className={menu.item} to={paths.purchases}>
              <Ticket size={20} aria-hidden />
              งานแสดงที่ซื้อ
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link className={menu.item} to={paths.tickets}>
              <QrCode size={20} aria-hidden />
              บัตรเข้างาน
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator className={menu.separator} />
          <DropdownMenu.Item className={menu.item} onSelect={() => void navigate(paths.logout)}>
            <LogOut size={20} aria-hidden />
            ออกจากระบบ
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
