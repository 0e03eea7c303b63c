import { useCallback } from 'react';

const WIDTH = 264;

/** What a video shows at the moment, in small; it stays as it is. */
export function Still({ video, className }: { video: HTMLVideoElement | null; className?: string }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas || !video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    },
    [video],
  );
  return <canvas ref={draw} width={WIDTH} height={(WIDTH * 9) / 16} className={className} aria-hidden="true" />;
}
