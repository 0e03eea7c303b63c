import { AddressPage } from '../../features/profile/addresses/address-page';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/address';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ที่อยู่' });

export default function Address({ params: { addressId } }: Route.ComponentProps) {
  return <AddressPage key={addressId} id={addressId === 'new' ? undefined : Number(addressId)} />;
}
