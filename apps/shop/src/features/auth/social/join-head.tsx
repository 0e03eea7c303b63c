import type { SocialProvider } from '@wethi/contract';
import { Link2 } from 'lucide-react';
import { Avatar } from '../../../ui/media/avatar';
import styles from '../auth.module.css';
import { ProviderMark } from './provider-mark';

/** The other site and the account that it is linked to, side by side. */
export function JoinHead({ provider, face }: { provider: SocialProvider; face: string | null | undefined }) {
  return (
    <div className={styles.joining} aria-hidden>
      <span data-site={provider}>
        <ProviderMark provider={provider} size={36} />
      </span>
      <Link2 size={24} />
      <Avatar path={face} size={72} />
    </div>
  );
}
