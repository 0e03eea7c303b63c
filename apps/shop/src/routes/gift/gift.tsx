import { GiftPage } from '../../features/gift/gift-page';
import { pageMeta } from '../../server/page-meta';
import { Page } from '../../ui/layout/page';
import type { Route } from './+types/gift';

export const meta: Route.MetaFunction = (page) => [
  ...pageMeta(page, { title: 'ของขวัญ' }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The code alone opens the card, so it must not travel on to other sites. */
export default function Gift({ params: { code } }: Route.ComponentProps) {
  return (
    <Page>
      <GiftPage key={code} code={code} />
    </Page>
  );
}
