import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './button';
import { useShare } from './use-share';

const ShareMenu = lazy(() => import('./share-menu'));

interface ShareButtonProps {
  kind?: 'ghost' | 'secondary' | 'glass';
  /** Only its sign on phones. */
  brief?: boolean;
  title: string;
  /** This page without it. */
  url?: string;
}

/** Shares a page with the phone's own sheet; elsewhere a menu opens with LINE, Facebook and the address to copy. */
export function ShareButton({ kind = 'ghost', brief = false, title, url }: ShareButtonProps) {
  const { byPhone } = useShare();
  const [address, setAddress] = useState<string>();
  const press = () => {
    const shared = { title, url: url ?? location.href };
    if (!byPhone(shared)) setAddress(shared.url);
  };
  const button = (
    <Button kind={kind} size="small" aria-label="แชร์" onClick={press}>
      <Share2 size={18} aria-hidden />
      <span className={brief ? 'no-phone' : undefined}>แชร์</span>
    </Button>
  );
  if (address === undefined) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu kind={kind} brief={brief} title={title} url={address} />
    </Suspense>
  );
}
