import { isTelevision } from '@wethi/player/is-television';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { TvRemotePage } from '../../features/tv-remote/tv-remote-page';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/tv';

export { shouldRevalidate } from '../../overlays/overlay';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ดูบนทีวี' });

/**
 * One address for both, since it is typed on the television: what a television's browser is told by its name goes on to its
 * screen. Pages are the same bytes for everybody, so the browser decides.
 */
export default function Tv() {
  const navigate = useNavigate();
  useEffect(() => {
    if (isTelevision(navigator.userAgent)) void navigate(paths.tvScreen, { replace: true });
  }, [navigate]);
  return <TvRemotePage />;
}
