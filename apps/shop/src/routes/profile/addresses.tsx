import { AddressList } from '../../features/profile/addresses/address-list';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/addresses';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ที่อยู่' });

export default function AddressesPart() {
  return <AddressList />;
}
