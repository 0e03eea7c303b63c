import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Something over the page that stands in the address: `?edit=12` opens it, Back closes it, and it can be sent on. */
export interface Panel {
  name: string;
  open: boolean;
  /** What the address says of it; kept while it closes, so that it does not go empty. */
  value: string;
  /** Another one for each time that it opens, 0 before the first. */
  opened: number;
  show: (value?: string | number) => void;
  /** Another value in its place, such as the next record's; Back still closes. */
  turnTo: (value: string | number) => void;
  close: () => void;
}

/** How a page's history entry says which panel it opened, so that closing goes back instead of leaving two entries. */
interface Opened {
  panel?: string;
}

/** @param name parameter of the address */
export function usePanel(name: string): Panel {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search).get(name);
  const [last, setLast] = useState({ asked, value: asked ?? '', opened: asked === null ? 0 : 1 });
  if (asked !== last.asked) {
    setLast({ asked, value: asked ?? last.value, opened: asked === null ? last.opened : last.opened + 1 });
  }

  // What was saved behind a closed dialog closes nothing else.
  const now = useRef(location);
  useLayoutEffect(() => {
    now.current = location;
  });

  const go = (value: string | undefined, options: { replace?: boolean; state?: Opened }) => {
    const parameters = new URLSearchParams(now.current.search);
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
    void navigate({ search: parameters.toString() }, options);
  };
  return {
    name,
    open: asked !== null,
    value: last.value,
    opened: last.opened,
    show: (value = '') => go(String(value), { state: { panel: name } }),
    turnTo: (value) => go(String(value), { replace: true, state: location.state as Opened }),
    close: () => {
      const { search, state } = now.current;
      if (!new URLSearchParams(search).has(name)) return;
      if ((state as Opened | null)?.panel === name) void navigate(-1);
      else go(undefined, { replace: true });
    },
  };
}

/** The record's id that a panel was opened with. */
export function idOf({ value }: Panel): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
