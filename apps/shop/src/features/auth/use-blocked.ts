import { ApiError } from '@wethi/http';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';

/** Pages of what somebody wanted to watch, and what `/member` calls it. */
const WATCHED = { video: '/videoStage/:id', live: '/liveStreaming/:id' };

/**
 * @returns leads somebody whom the team blocked to where they read why; of other failures it wants nothing, and whose account
 *   was merged goes on with the other phone
 */
export function useBlocked(): (failure: unknown) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (failure) => {
    if (!(failure instanceof ApiError) || failure.code !== 'USER_BLOCKED' || isMerged(failure)) return;
    // From there it is known already.
    const address = new URLSearchParams(pathname === paths.member ? search : '');
    address.set('reason', failure.code);
    for (const [name, page] of Object.entries(WATCHED)) {
      const id = matchPath(page, pathname)?.params.id;
      if (id) address.set(name, id);
    }
    // Not in the address, which may be passed on: it is about this person.
    void navigate(`${paths.member}?${address}`, { replace: true, state: failure.data });
  };
}

function isMerged({ data }: ApiError): boolean {
  return (data as { merged?: boolean } | undefined)?.merged === true;
}
