import type { Cheer } from '@wethi/contract';
import { Heart, type LucideIcon, Music, Smile, ThumbsUp } from 'lucide-react';

const ICONS: Record<Cheer, LucideIcon> = { love: Heart, great: ThumbsUp, smile: Smile, dance: Music };

export function CheerIcon({ cheer, size, filled }: { cheer: Cheer; size: number; filled?: boolean }) {
  const Icon = ICONS[cheer];
  return <Icon size={size} fill={filled ? 'currentColor' : 'none'} aria-hidden />;
}
