import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '@wethi/browser';
import { call, type DataOf } from '@wethi/http';
import type { CameraProps } from '@wethi/player';
import { useEffect, useEffectEvent } from 'react';
import { isBusy, pauseBefore } from './busy';

/** Their files stay open for three minutes. */
const RENEW_MS = 120_000;
const MOST_TRIES = 4;

type Known = DataOf<'GET', 'videosCamerasById'>[number];

/** The cameras of members beside a recording; none until they are known. */
export function useCameras(videoId: number, isOpen: boolean): Required<CameraProps> {
  const { known, renewCameras } = useKnownCameras(videoId, isOpen);
  const cameras = known.map((camera) => ({ ...cameraOf(camera), startsAfter: camera.video_start_ms / 1000 }));
  return { cameras, renewCameras };
}

/**
 * The cameras beside a live show, asked for when one of them is on air that the page does not know. All viewers hear of that
 * in the same second, and ask at moments of their own.
 * @param onAir ids of those on air @param withinMs in which all who watch may ask
 */
export function useLiveCameras(
  videoId: number,
  isOpen: boolean,
  onAir: readonly number[],
  withinMs: number,
): Required<CameraProps> {
  const { known, readAgain, renewCameras } = useKnownCameras(videoId, false);
  const unknown = isOpen ? onAir.filter((id) => !known.some((camera) => camera.id === id)).join() : '';
  const askSoon = useEffectEvent(() => setTimeout(readAgain, Math.random() * withinMs));
  useEffect(() => {
    if (!unknown) return;
    const timer = askSoon();
    return () => clearTimeout(timer);
  }, [unknown]);
  const cameras = known.map((camera) => ({
    ...cameraOf(camera),
    url: onAir.includes(camera.id) ? camera.url : null,
  }));
  return { cameras, renewCameras };
}

function useKnownCameras(id: number, atOnce: boolean) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['cameras', id],
    queryFn: async ({ signal }) => (await call('GET', 'videosCamerasById', { query: { id }, signal })).data,
    enabled: atOnce,
    gcTime: 0,
    staleTime: Infinity,
    retry: (failures, error) => failures < MOST_TRIES && isBusy(error),
    retryDelay: pauseBefore,
    meta: { background: true },
  });
  const renewCameras = async () => {
    if (Date.now() - dataUpdatedAt > RENEW_MS) await refetch();
  };
  return { known: data ?? [], readAgain: () => void refetch(), renewCameras };
}

function cameraOf({ id, camera_name, camera_part, camera_face, camera_poster, camera_still, url }: Known) {
  return {
    id,
    name: camera_name,
    part: camera_part ?? undefined,
    poster: camera_poster ? pictureUrl(camera_poster, 320) : undefined,
    still: camera_still ?? undefined,
    face: camera_face ? pictureUrl(camera_face, 60) : undefined,
    url,
  };
}
