import { Privacy } from '../../features/profile/privacy/privacy';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ความเป็นส่วนตัว' });

export default function PrivacyPart() {
  return <Privacy />;
}
