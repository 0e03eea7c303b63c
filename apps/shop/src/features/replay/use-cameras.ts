import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '@wethi/browser';
import { call } from '@wethi/http';
import type { Camera } from '@wethi/player';
import type { Video } from '../../api-types';

/** Their files stay open for three minutes. */
const RENEW_MS = 120_000;

/** The cameras of members beside a recording; none until they are known. */
export function useCameras({ id, video_type }: Video, isOpen: boolean) {
  const { data = [], refetch } = useQuery({
    queryKey: ['cameras', id],
    queryFn: ({ signal }) => readCameras(id, signal),
    enabled: isOpen && video_type === 'stage',
    refetchInterval: ({ state }) => (state.data?.length ? RENEW_MS : false),
    gcTime: 0,
    retry: false,
    meta: { background: true },
  });
  const renewCameras = async () => {
    await refetch();
  };
  return { cameras: data, renewCameras };
}

async function readCameras(id: number, signal: AbortSignal): Promise<Camera[]> {
  const { data = [] } = await call('GET', 'videosCamerasById', { query: { id }, signal });
  return data.map((camera) => ({
    id: camera.id,
    name: camera.camera_name,
    part: camera.camera_part ?? undefined,
    face: camera.camera_face ? pictureUrl(camera.camera_face, 60) : undefined,
    url: camera.url,
    startsAfter: camera.video_start_ms / 1000,
  }));
}
