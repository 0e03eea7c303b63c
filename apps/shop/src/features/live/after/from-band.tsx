import { Bell, BellRing } from 'lucide-react';
import { useFollow } from '../../../session/following';
import { useMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { Card } from '../../../ui/layout/card';
import { Avatar } from '../../../ui/media/avatar';
import type { LiveData } from '../live-data.server';
import { TipButton } from '../tips/tip-button';
import type { Tips } from '../tips/use-tips';
import styles from './after-show.module.css';

type FromBandProps = Pick<LiveData, 'show' | 'bandName' | 'bandPath'> & { tips: Tips };

/** Thanks both ways, and how one hears of the band's next show: by what, is chosen on its page and in the profile. */
export function FromBand({ show, bandName, bandPath, tips }: FromBandProps) {
  const { state: who } = useMember();
  const { state, save } = useFollow(show.band_id);
  if (who !== 'member') return null;
  const follows = state?.band_follow === 'Y';
  const Icon = follows ? BellRing : Bell;
  return (
    <Card>
      <h2 className={styles.heading}>จาก{bandName}</h2>
      <div className={styles.band}>
        <Avatar path={bandPath} size={52} />
        <p>ขอบคุณที่มาดูด้วยกัน ติดตามไว้ มีรอบใหม่เมื่อไรจะบอกก่อนใคร</p>
      </div>
      <div className={styles.acts}>
        {state && (
          <Button aria-pressed={follows} onClick={() => save({ band_follow: follows ? 'N' : 'Y' })}>
            <Icon size={18} aria-hidden />
            {follows ? 'กำลังติดตาม' : 'ติดตามวงนี้'}
          </Button>
        )}
        <TipButton tips={tips} kind="line" size="medium" />
      </div>
    </Card>
  );
}
