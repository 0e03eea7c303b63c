import type { PersonnelRole } from '@wethi/contract';
import { useState } from 'react';
import { maySee } from '../providers/access';
import type { Identity } from '../providers/auth';
import { screens } from '../screens';
import { foundGroups, foundWords } from './found-groups';
import type { Group, Item } from './item';
import { recentItems } from './recent';
import { screenItem, screensFound } from './screens-found';
import { useQuick } from './use-quick';
import { useSearch } from './use-search';

export interface Found {
  state: 'open' | 'found' | 'none' | 'loading' | 'error';
  groups: Group[];
  /** Said to who does not see it. */
  words: string;
  retry: () => void;
}

/** What stands below the field for what is typed. */
export function useFound(typed: string, { id, role }: Identity, copy: (path: string) => void): Found {
  const { text, answered = '', answer, isNewest, query } = useSearch(typed);
  const [recent] = useState(() => recentItems(Number(id)));
  const quick = useQuick(role);
  const retry = () => void query.refetch();
  if (!text) {
    const groups = [
      { title: 'ดูล่าสุด', items: recent },
      { title: 'ไปเร็ว', items: quick },
    ].filter(({ items }) => items.length > 0);
    return { state: 'open', groups, words: `แสดงรายการล่าสุด ${recent.length} รายการ`, retry };
  }
  if (query.isError && !query.isFetching) {
    const found = screensFound(text, role);
    const items = (found.length > 0 ? found : usual(role)).map((item) => ({ ...item, caption: 'หน้าจอ' }));
    return { state: 'error', groups: [{ title: '', items }], words: '', retry };
  }
  const groups = answer ? foundGroups(answer, { text: answered, role, copy }) : [];
  if (answer && groups.length > 0)
    return { state: 'found', groups, words: isNewest ? foundWords(answer, groups, text) : '', retry };
  return { state: isNewest && answer ? 'none' : 'loading', groups, words: '', retry };
}

/** Where most goes on while nothing can be looked for. */
function usual(role: PersonnelRole): Item[] {
  const shown = screens.filter(({ name }) => ['ordersConfirm', 'orders'].includes(name) && maySee(role, name));
  return shown.map(screenItem);
}
