import { type ReactNode, useState } from 'react';
import type { HlsSource } from '../engine/use-hls';
import type { Camera, CameraProps } from '../types';
import { CameraMenu } from './camera-menu';
import { CameraPicture } from './camera-picture';

const NO_CAMERAS: Camera[] = [];

interface ChosenCamera {
  /** Lies over the video; nothing while the whole stage is seen. */
  picture: ReactNode;
  /** The button that leads to the choice; nothing where there are no cameras. */
  menu: ReactNode;
}

/** Which camera a viewer sees. One that goes off air is out of sight, and comes back with its picture. */
export function useCamera(
  video: HTMLVideoElement | null,
  source: HlsSource,
  { cameras = NO_CAMERAS, renewCameras }: CameraProps,
): ChosenCamera {
  const [chosen, setChosen] = useState<number>();
  const camera = cameras.find(({ id, url }) => id === chosen && url !== null);
  const picture = video && camera?.url && (
    <CameraPicture
      key={camera.id}
      heard={video}
      heardInstant={source.instant}
      url={camera.url}
      startsAfter={camera.startsAfter}
      renew={async () => renewCameras?.()}
      onLost={() => setChosen(undefined)}
    />
  );
  const menu = cameras.length > 0 && (
    <CameraMenu
      video={video}
      cameras={cameras}
      chosen={camera}
      onChoose={(next) => setChosen(next?.id)}
      renew={renewCameras}
    />
  );
  return { picture, menu };
}
