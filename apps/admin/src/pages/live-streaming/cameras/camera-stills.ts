import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

/** Their files stay open for three minutes. */
const RENEW_MS = 120_000;

/** Where what cameras send is seen in small, by their ids; asked for anew, with the cookies that open it, while one of them sends. */
export function useCameraStills(videoId: number, onAir: readonly number[]): ReadonlyMap<number, string> {
  const { data } = useQuery({
    queryKey: ['cameraStills', videoId, ...onAir],
    queryFn: () => call('GET', 'videosCamerasById', { query: { id: videoId } }),
    enabled: onAir.length > 0,
    refetchInterval: RENEW_MS,
    gcTime: 0,
    meta: { background: true },
  });
  const sending = data?.data.filter(({ id }) => onAir.includes(id)) ?? [];
  return new Map(sending.flatMap(({ id, camera_still }) => (camera_still ? [[id, camera_still]] : [])));
}
