import { useGetIdentity } from '@refinedev/core';
import { PERSONNEL_ROLE } from '@wethi/contract';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { usePanel } from '../panel/use-panel';
import { maySee } from '../providers/access';
import type { Identity } from '../providers/auth';
import { GROUPS, linkOf, screens, type Screen } from '../screens';
import { Initial } from './initial';
import styles from './layout.module.css';
import { Logo } from './logo';

type Group = keyof typeof GROUPS;

interface NavigationProps {
  pending: number;
  /** An entry takes the place of the page in the history, so that Back does not open the menu again. */
  replace?: boolean;
}

interface EntryProps extends NavigationProps {
  screen: Screen;
}

function Entry({ screen, pending, replace }: EntryProps) {
  const Icon = screen.icon;
  return (
    <NavLink className={styles.entry} to={linkOf(screen)} end={screen.path === '/'} replace={replace}>
      <Icon size={18} aria-hidden />
      {screen.label}
      {screen.name === 'ordersConfirm' && pending > 0 && <em className={styles.count}>{pending}</em>}
    </NavLink>
  );
}

/** Open are the group of the screen that is shown and that of the orders, which are looked at all day. */
function GroupEntries({ group, shown, ...rest }: NavigationProps & { group: Group; shown: readonly Screen[] }) {
  const { pathname } = useLocation();
  const members = shown.filter((screen) => screen.group === group);
  if (members.length === 0) return null;
  const isOpen = group === 'Order' || members.some(({ path }) => matchPath(path, pathname));
  const entries = members.map((screen) => <Entry key={screen.name} screen={screen} {...rest} />);
  const heading = (
    <>
      {GROUPS[group]} <span lang="en">{group}</span>
    </>
  );
  if (members.length === 1) return [<h3 key={group}>{heading}</h3>, entries];
  return (
    <details open={isOpen}>
      <summary>{heading}</summary>
      {entries}
    </details>
  );
}

function Who() {
  const { data: person } = useGetIdentity<Identity>();
  return (
    <div className={styles.who}>
      <Initial name={person?.username ?? ''} size={40} />
      <div>
        <b>{person?.username ?? ' '}</b>
        <small>{person ? PERSONNEL_ROLE[person.role] : ' '}</small>
      </div>
    </div>
  );
}

/** Of the entry beside it so much is seen that one knows there are more, in px. */
const PART_OF_NEXT = 22;

/** A list of entries that keeps the one of the screen in sight: the groups are higher than most windows. */
function useCurrentInSight() {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { data: person } = useGetIdentity<Identity>();
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current=page]');
    if (!list.current || !entry) return;
    const [within, own] = [list.current, entry].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    if (own.top < within.top) list.current.scrollTop -= within.top - own.top + PART_OF_NEXT;
    else if (own.bottom > within.bottom) list.current.scrollTop += own.bottom - within.bottom + PART_OF_NEXT;
  }, [pathname, person]);
  return list;
}

/** The drawer: who is signed in, the screens by group, and the way out. */
export function Navigation(props: NavigationProps) {
  const { data: person } = useGetIdentity<Identity>();
  const factor = usePanel('factor');
  const list = useCurrentInSight();
  const shown = screens.filter(({ name }) => maySee(person?.role, name));
  const ungrouped = shown.filter((screen) => !screen.group);
  return (
    <div className={styles.drawer}>
      <Logo />
      <Who />
      <nav aria-label="เมนูหลังบ้าน" ref={list}>
        {ungrouped.map((screen) => (
          <Entry key={screen.name} screen={screen} {...props} />
        ))}
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <GroupEntries key={group} group={group} shown={shown} {...props} />
        ))}
      </nav>
      <button type="button" className={styles.entry} onClick={() => factor.show()}>
        <ShieldCheck size={18} aria-hidden />
        เข้าระบบสองชั้น
      </button>
      <NavLink className={styles.entry} to="/logout" replace={props.replace}>
        <LogOut size={18} aria-hidden />
        ออกจากระบบ
      </NavLink>
    </div>
  );
}
