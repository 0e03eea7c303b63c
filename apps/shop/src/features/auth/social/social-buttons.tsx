import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import { useLocation } from 'react-router';
import type { Paying } from '../../../overlays/overlay';
import { buttonClass } from '../../../ui/actions/button';
import styles from '../auth.module.css';
import { ProviderMark } from './provider-mark';
import { beginAddress, placeAfter, useSocialWays } from './social-calls';

interface SocialButtonsProps {
  then?: Paying;
  /** Only this one, after it was left half-way. */
  again?: SocialProvider;
}

/** The other ways to sign in, below the phone. */
export function SocialButtons({ then, again }: SocialButtonsProps) {
  const ways = useSocialWays();
  const location = useLocation();
  const shown = again ? [again] : ways;
  if (shown.length === 0) return null;
  return (
    <>
      <div className={styles.or}>
        <span>หรือ</span>
      </div>
      <div className={styles.socials}>
        {shown.map((provider) => (
          <a
            key={provider}
            className={buttonClass({ kind: 'secondary', block: true })}
            href={beginAddress(provider, placeAfter(location, then))}
          >
            <ProviderMark provider={provider} size={22} />
            {again ? `ลอง ${SOCIAL_PROVIDER[provider]} อีกครั้ง` : `เข้าระบบด้วย ${SOCIAL_PROVIDER[provider]}`}
          </a>
        ))}
      </div>
      {!again && <p className="hint center">เราขอแค่ชื่อ รูป และอีเมล ไม่โพสต์อะไรแทนคุณ</p>}
    </>
  );
}
