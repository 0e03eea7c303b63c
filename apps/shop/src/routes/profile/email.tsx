import { EmailChange } from '../../features/profile/email-change';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/email';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'อีเมล' });

export default function EmailPart() {
  return <EmailChange />;
}
