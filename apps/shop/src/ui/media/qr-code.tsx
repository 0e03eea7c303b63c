import { useQuery } from '@tanstack/react-query';

/** Each dark square of a code as a path of an SVG. */
async function draw(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = [...data].map((dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('');
  return { size, path };
}

interface QrCodeProps {
  text: string;
  /** None where it is there for its looks. */
  label?: string;
  className?: string;
  /** Empty squares around it; four for cameras that are not ours. */
  quiet?: number;
}

export function QrCode({ text, label, className, quiet = 2 }: QrCodeProps) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => draw(text),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const side = (data?.size ?? 29) + 2 * quiet;
  return (
    <svg
      className={className}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      shapeRendering="crispEdges"
    >
      {data && <path d={data.path} />}
    </svg>
  );
}
