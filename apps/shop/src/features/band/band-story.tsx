import { Globe, Mail, Music } from 'lucide-react';
import { Card } from '../../ui/layout/card';
import { FacebookMark } from '../../ui/media/facebook-mark';
import { RichText } from '../../ui/rich-text/rich-text';
import type { BandPageData } from './band-data.server';
import styles from './band.module.css';

type Told = Pick<BandPageData, 'about' | 'band'>;

/** Is there anything to tell of a band below its shows? */
export function hasStory({ about, band: { band_page, band_listen, band_mail } }: Told): boolean {
  return Boolean(about ?? band_page ?? band_listen ?? band_mail);
}

/** Who the band is, and its own ways to its listeners. */
export function BandStory({ about, band }: Told) {
  const { band_name, band_page, band_listen, band_mail } = band;
  return (
    <div className={styles.story}>
      {about && <RichText html={about} />}
      {(band_page ?? band_listen ?? band_mail) && (
        <Card className={styles.channels}>
          <h3>ช่องทางของวง</h3>
          <ul>
            {band_page && (
              <li>
                <a href={band_page} target="_blank" rel="noreferrer">
                  {band_page.includes('facebook.') ? <FacebookMark size={20} /> : <Globe size={20} aria-hidden />}
                  {band_name}
                </a>
              </li>
            )}
            {band_listen && (
              <li>
                <a href={band_listen} target="_blank" rel="noreferrer">
                  <Music size={20} aria-hidden />
                  ฟังเพลงของวง
                </a>
              </li>
            )}
            {band_mail && (
              <li>
                <a href={`mailto:${band_mail}`}>
                  <Mail size={20} aria-hidden />
                  ติดต่องานแสดง
                </a>
              </li>
            )}
          </ul>
        </Card>
      )}
    </div>
  );
}
