import { Security } from '../../features/profile/security/security';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/security';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ความปลอดภัย' });

export default function SecurityPart() {
  return <Security />;
}
