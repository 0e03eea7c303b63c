import { useQuery } from '@tanstack/react-query';
import styles from './tv.module.css';

const QUIET = 2;

/** Each dark square of a code as a path of an SVG. */
async function draw(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = [...data].map((dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('');
  return { size, path };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({ queryKey: ['qr', text], queryFn: () => draw(text), staleTime: Infinity, gcTime: 0 });
  const side = (data?.size ?? 29) + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {data && <path d={data.path} />}
    </svg>
  );
}
