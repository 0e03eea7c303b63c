import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

const TB = 1e12;
const GB = 1e9;

/** How full the place is where videos are kept, as far as it is known. */
export function Room() {
  const { data } = useQuery({
    queryKey: ['videosRoom'],
    queryFn: () => call('GET', 'videosRoom'),
    meta: { background: true },
  });
  const { used_bytes: used = null, total_bytes: total = null } = data?.data ?? {};
  if (used === null) return null;
  const [unit, name] = (total ?? used) >= TB ? [TB, 'TB'] : [GB, 'GB'];
  const shown = [used, ...(total === null ? [] : [total])].map((bytes) => (bytes / unit).toFixed(1));
  return (
    <p className="secondary number">
      ที่เก็บใช้ไป {shown.join(' จาก ')} {name}
    </p>
  );
}
