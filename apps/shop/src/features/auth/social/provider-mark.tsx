import type { SocialProvider } from '@wethi/contract';
import { MessageCircle } from 'lucide-react';
import { FacebookMark } from '../../../ui/media/facebook-mark';

/** Our own sign of another site. */
export function ProviderMark({ provider, size }: { provider: SocialProvider; size: number }) {
  return provider === 'facebook' ? <FacebookMark size={size} /> : <MessageCircle size={size} aria-hidden />;
}
