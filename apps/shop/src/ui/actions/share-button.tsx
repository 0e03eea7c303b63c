import { Share2 } from 'lucide-react';
import { Button } from './button';
import { useShare } from './use-share';

interface ShareButtonProps {
  kind?: 'ghost' | 'secondary' | 'glass';
  title: string;
  /** This page without it. */
  url?: string;
}

/** Shares a page with the phone's own sheet; elsewhere its address is copied. */
export function ShareButton({ kind = 'ghost', title, url }: ShareButtonProps) {
  const share = useShare();
  return (
    <Button kind={kind} size="small" onClick={() => share({ title, url: url ?? location.href })}>
      <Share2 size={18} aria-hidden />
      แชร์
    </Button>
  );
}
