import { Failure } from '../../../ui/feedback/failure';
import { SkeletonList } from '../../../ui/feedback/skeleton';
import { useMember } from '../../../session/member';
import { AddressForm } from './address-form';
import { useAddresses } from './addresses-query';

/** A new address, or one that is changed. @param id of that one */
export function AddressPage({ id }: { id?: number }) {
  const { data, isError, refetch } = useAddresses();
  const { member } = useMember();
  if (isError && !data) return <Failure title="โหลดที่อยู่ไม่ได้" onRetry={() => void refetch()} />;
  if (!data || !member) return <SkeletonList rows={1} height={420} />;
  return (
    <AddressForm key={id} member={member} address={data.find((address) => address.id === id)} first={!data.length} />
  );
}
