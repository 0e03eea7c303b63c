import { useQuery } from '@tanstack/react-query';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

/** Where the member left a video that they may not watch any more; nothing where they did not begin. */
export function Position({ videoId, isSold }: { videoId: number; isSold: boolean }) {
  const { data: seconds = 0 } = useQuery({
    queryKey: [...MEMBER_KEY, 'position', videoId],
    queryFn: async ({ signal }) => {
      const query = { video_id: videoId };
      return (await call('GET', 'videosStatisticsByUserVideoLastTime', { query, signal })).data?.cur_time_end ?? 0;
    },
    enabled: useMayRead(),
  });
  if (seconds === 0) return null;
  return (
    <span className="num">
      ดูค้างไว้ที่ {duration(seconds)}
      {isSold && ' ซื้อแล้วดูต่อจากตรงนั้นได้'}
    </span>
  );
}
