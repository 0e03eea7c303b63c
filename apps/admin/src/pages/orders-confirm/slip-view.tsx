import { ExternalLink, ImageOff, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { callUrl } from '@wethi/http';
import { IconButton } from '../../actions/icon-button';
import styles from './slip-view.module.css';

export const ZOOMS = [1, 1.5, 2, 3] as const;

type SlipRoom = CSSProperties & { '--scale': number };

interface SlipViewProps {
  ordersId: number;
  label: string;
  /** Place in ZOOMS. */
  zoom: number;
  setZoom: (zoom: number) => void;
  /** More buttons below it. */
  children?: ReactNode;
}

/** The slip's picture, larger and turned on demand; it stays in its frame and can be scrolled. */
export function SlipView({ ordersId, label, zoom, setZoom, children }: SlipViewProps) {
  const [turns, setTurns] = useState(0);
  const source = callUrl('slipImage', { orders_id: ordersId });
  return (
    <figure className={styles.slip}>
      <SlipPicture source={source} label={label} scale={ZOOMS[zoom] ?? 1} turns={turns} />
      <figcaption>
        <IconButton
          label="ขยาย"
          icon={<ZoomIn size={20} />}
          onClick={() => setZoom(Math.min(zoom + 1, ZOOMS.length - 1))}
        />
        <IconButton label="ย่อ" icon={<ZoomOut size={20} />} onClick={() => setZoom(Math.max(zoom - 1, 0))} />
        <IconButton label="หมุนภาพ" icon={<RotateCw size={20} />} onClick={() => setTurns((turns + 1) % 4)} />
        <IconButton
          label="เปิดภาพเต็ม"
          icon={<ExternalLink size={20} />}
          onClick={() => window.open(source, '_blank', 'noopener')}
        />
        {children}
      </figcaption>
    </figure>
  );
}

function SlipPicture({ source, label, scale, turns }: { source: string; label: string; scale: number; turns: number }) {
  const [ratio, setRatio] = useState(1.4);
  const [failed, setFailed] = useState(false);
  if (failed) return <NoSlip text="เปิดภาพสลิปไม่ได้" />;
  const lying = turns % 2 === 1;
  const room: SlipRoom = { '--scale': scale, aspectRatio: lying ? ratio : 1 / ratio };
  return (
    <div className={styles.slipFrame}>
      <div className={styles.slipRoom} style={room}>
        <img
          src={source}
          alt={label}
          style={{
            width: lying ? `${100 / ratio}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
          onLoad={({ currentTarget }) => setRatio(currentTarget.naturalHeight / currentTarget.naturalWidth)}
          onError={() => setFailed(true)}
        />
      </div>
    </div>
  );
}

export function NoSlip({ text }: { text: string }) {
  return (
    <div className={styles.noSlip}>
      <ImageOff size={32} aria-hidden />
      {text}
    </div>
  );
}
