import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './button';
import { useShare } from './use-share';

const ShareMenu = lazy(() => import('./share-menu'));

interface ShareButtonProps {
  kind?: 'ghost' | 'secondary' | 'glass';
  title: string;
  /** This page without it. */
  url?: string;
}

/** Shares a page with the phone's own sheet; elsewhere a menu opens with LINE, Facebook and the address to copy. */
export function ShareButton({ kind = 'ghost', title, url }: ShareButtonProps) {
  const { byPhone } = useShare();
  const [address, setAddress] = useState<string>();
  const press = () => {
    const shared = { title, url: url ?? location.href };
    if (!byPhone(shared)) setAddress(shared.url);
  };
  const button = (
    <Button kind={kind} size="small" onClick={press}>
      <Share2 size={18} aria-hidden />
      แชร์
    </Button>
  );
  if (address === undefined) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu kind={kind} title={title} url={address} />
    </Suspense>
  );
}
