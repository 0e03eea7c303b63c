import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Alert } from 'antd';

const SIGN_MS = 10_000;

/** Says who else has the form of this record open; it gives the sign that they are told by, too. */
export default function AlsoEditing({ resource, id }: { resource: string; id: number }) {
  const { data: others = [] } = useQuery({
    queryKey: ['editing', resource, id],
    queryFn: async () => (await call('POST', 'editing', { body: { resource, id } })).data?.others ?? [],
    refetchInterval: SIGN_MS,
    gcTime: 0,
    retry: false,
    meta: { background: true },
  });
  if (others.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      message={
        <>
          <b>{others.join(', ')}</b> เปิดหน้านี้อยู่ · เห็นการแก้ของกันเมื่อบันทึก
        </>
      }
    />
  );
}
