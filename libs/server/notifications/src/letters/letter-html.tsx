import type { Letter } from '@wethi/accounts';
import type { Contacts } from '@wethi/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { Part } from './letter-parts';
import { font, LINK, MUTED, pictureUrl, PLAIN, Rows, type OfShop } from './letter-table';

/** What the media query adds is a nicety: not every program knows it. */
const NARROW = `@media (max-width:599px){.px{padding-left:20px!important;padding-right:20px!important}.h{font-size:22px!important}}`;
const CHIPS = {
  ok: { background: '#E7F7EE', color: '#14633C' },
  wait: { background: '#FFF3E2', color: '#8A4300' },
  no: { background: '#FDECEF', color: '#A81A33' },
} as const;
const WIDE = { display: 'block', width: '100%', height: 'auto', aspectRatio: '16/7', objectFit: 'cover' } as const;

/**
 * The HTML part of a letter.
 * @param publicUrl of the shop, where its pictures and pages are
 * @param sender who it is from, with their address
 * @param contacts of the shop
 */
export function letterHtml(letter: Letter, publicUrl: string, sender: string, contacts: Contacts): string {
  return `<!doctype html>${renderToStaticMarkup(<Page {...{ letter, publicUrl, sender, contacts }} />)}`;
}

interface WholeLetter extends OfShop {
  letter: Letter;
  sender: string;
  contacts: Contacts;
}

function Page(whole: WholeLetter) {
  const { letter, publicUrl } = whole;
  const { subject, preheader, picture, chip, heading, parts } = letter;
  const wide = pictureUrl(picture, publicUrl);
  return (
    <html lang="th">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{subject}</title>
        <style>{NARROW}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#EFEBF5', colorScheme: 'light' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <Rows width="100%" style={{ background: '#EFEBF5' }} cell={{ align: 'center', style: { padding: '24px 0' } }}>
          <table
            {...PLAIN}
            width={600}
            style={{ width: '100%', maxWidth: 600, background: '#ffffff', borderRadius: 14 }}
          >
            <tbody>
              <tr>
                <Head publicUrl={publicUrl} />
              </tr>
              {wide && (
                <tr>
                  <td>
                    <img src={wide} width={600} alt="" style={WIDE} />
                  </td>
                </tr>
              )}
              <tr>
                <td className="px" style={{ padding: '28px 32px 8px' }}>
                  {chip && <Chip {...chip} />}
                  <h1 className="h" style={font(26, { fontWeight: 700, margin: '0 0 10px' })}>
                    {heading}
                  </h1>
                  {parts.map((part, index) => (
                    <Part key={index} part={part} publicUrl={publicUrl} />
                  ))}
                </td>
              </tr>
              <tr>
                <Foot {...whole} />
              </tr>
            </tbody>
          </table>
        </Rows>
      </body>
    </html>
  );
}

function Head({ publicUrl }: OfShop) {
  return (
    <td {...{ bgcolor: '#130D1F' }} className="px" style={{ padding: '14px 32px', borderRadius: '14px 14px 0 0' }}>
      <a href={publicUrl} style={font(20, { color: '#F8F5FD', fontWeight: 600, textDecoration: 'none' })}>
        <img
          src={`${publicUrl}/icon-192.png`}
          width={34}
          height={34}
          alt=""
          style={{ verticalAlign: 'middle', marginRight: 10, borderRadius: 9 }}
        />
        เวที
      </a>
    </td>
  );
}

function Foot({ letter: { because, unsubscribe }, publicUrl, sender, contacts }: WholeLetter) {
  return (
    <td {...{ bgcolor: '#F5F3FA' }} className="px" style={{ padding: '18px 32px 22px', borderRadius: '0 0 14px 14px' }}>
      <p style={font(14, { color: MUTED })}>
        มีคำถาม ตอบกลับอีเมลนี้ หรือทัก LINE {contacts.line} {contacts.hours}
      </p>
      <p style={font(13, { color: MUTED, margin: '6px 0 0' })}>
        {because} ·{' '}
        <a href={`${publicUrl}/profile/privacy`} style={LINK}>
          ตั้งค่าการแจ้งเตือน
        </a>
        {unsubscribe && (
          <>
            {' · '}
            <a href={unsubscribe} style={LINK}>
              เลิกรับอีเมลแบบนี้
            </a>
          </>
        )}
        {sender && <br />}
        {sender}
      </p>
    </td>
  );
}

function Chip({ text, tone }: NonNullable<Letter['chip']>) {
  const pill = { display: 'inline-block', fontWeight: 600, padding: '2px 12px', borderRadius: 20, ...CHIPS[tone] };
  return (
    <p style={{ margin: '0 0 8px' }}>
      <span style={font(14, pill)}>{text}</span>
    </p>
  );
}
