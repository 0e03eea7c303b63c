import type { Letter, LetterLine, LetterPart } from '@wethi/accounts';
import { previewPicturePath, SUPPORT } from '@wethi/contract';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Programs that show letters know tables and styles in place; what the media query adds is a nicety (design: 40-emails). */
const NARROW = `@media (max-width:599px){.px{padding-left:20px!important;padding-right:20px!important}.h{font-size:22px!important}}`;
const INK = '#1F1633';
const MUTED = '#5E5473';
const LINE = '1px solid #E4DFEE';
const LINK = { color: '#5A27B5' };
const CHIPS = {
  ok: { background: '#E7F7EE', color: '#14633C' },
  wait: { background: '#FFF3E2', color: '#8A4300' },
  no: { background: '#FDECEF', color: '#A81A33' },
} as const;
const NOTES = {
  wait: { background: '#FFF3E2', color: '#6E3800' },
  no: { background: '#FDECEF', color: '#8E1529' },
  plain: { background: '#F5F3FA', color: '#3A2F4F' },
} as const;
const PHONE = /(\d{3}-\d{3}-\d{4})/;

/** @param size of the letters; lines are high enough for Thai vowels and tone marks */
function font(size: number, more: CSSProperties = {}): CSSProperties {
  const fontFamily = "'IBM Plex Sans Thai','Noto Sans Thai',Tahoma,sans-serif";
  return { fontFamily, fontSize: size, lineHeight: `${Math.round(size * 1.62)}px`, color: INK, margin: 0, ...more };
}

/**
 * The HTML part of a letter.
 * @param publicUrl of the shop, where its pictures and pages are
 * @param sender who it is from, with their address
 */
export function letterHtml(letter: Letter, publicUrl: string, sender: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Page letter={letter} publicUrl={publicUrl} sender={sender} />)}`;
}

interface OfShop {
  publicUrl: string;
}

interface WholeLetter extends OfShop {
  letter: Letter;
  sender: string;
}

function Page({ letter, publicUrl, sender }: WholeLetter) {
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
                <Foot letter={letter} publicUrl={publicUrl} sender={sender} />
              </tr>
            </tbody>
          </table>
        </Rows>
      </body>
    </html>
  );
}

const WIDE = { display: 'block', width: '100%', height: 'auto', aspectRatio: '16/7', objectFit: 'cover' } as const;
const SMALL = { display: 'block', width: 112, height: 70, objectFit: 'cover', borderRadius: 8 } as const;
const PLAIN = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

interface RowsProps {
  width?: string;
  style?: CSSProperties;
  cell: { align?: 'center'; bgcolor?: string; style?: CSSProperties };
  children: ReactNode;
}

/** A table of one cell. */
function Rows({ cell: { bgcolor, ...cell }, children, ...table }: RowsProps) {
  return (
    <table {...PLAIN} {...table}>
      <tbody>
        <tr>
          {/* Outlook paints cells by this attribute alone. */}
          <td {...cell} {...(bgcolor && { bgcolor })}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
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

function Foot({ letter: { because, unsubscribe }, publicUrl, sender }: WholeLetter) {
  return (
    <td {...{ bgcolor: '#F5F3FA' }} className="px" style={{ padding: '18px 32px 22px', borderRadius: '0 0 14px 14px' }}>
      <p style={font(14, { color: MUTED })}>
        มีคำถาม ตอบกลับอีเมลนี้ หรือทัก LINE {SUPPORT.line} {SUPPORT.hours}
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

function Part({ part, publicUrl }: OfShop & { part: LetterPart }) {
  if ('text' in part)
    return (
      <p style={font(part.small ? 15 : 16, { margin: '0 0 14px', ...(part.small && { color: MUTED }) })}>
        <Words>{part.text}</Words>
      </p>
    );
  if ('show' in part) return <Show {...part.show} publicUrl={publicUrl} />;
  if ('rows' in part) return <Facts {...part} />;
  if ('button' in part) return <Action {...part} />;
  if ('code' in part) return <Code code={part.code} />;
  if ('bar' in part) return <Bar share={part.bar} />;
  const { note, title, tone = 'plain' } = part;
  return (
    <Rows
      width="100%"
      style={{ margin: '16px 0' }}
      cell={{
        bgcolor: NOTES[tone].background,
        style: font(15, { ...NOTES[tone], borderRadius: 10, padding: '12px 16px' }),
      }}
    >
      {title && <b>{title}</b>}
      {note.map((line, index) => (
        <span key={index}>
          {(title ?? index > 0) && <br />}
          <Line line={line} />
        </span>
      ))}
    </Rows>
  );
}

/** A phone number is not broken at its hyphens. */
function Words({ children }: { children: string }) {
  return children.split(PHONE).map((words, index) =>
    index % 2 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}

function Line({ line }: { line: LetterLine }) {
  if (typeof line === 'string') return <Words>{line}</Words>;
  return line.map((word, index) => {
    if (typeof word === 'string') return word;
    if ('strong' in word) return <b key={index}>{word.strong}</b>;
    return (
      <a key={index} href={word.link} style={LINK}>
        {word.text}
      </a>
    );
  });
}

/** Two cells of a table, as programs that show letters know no other way; nothing is over: none. */
function Bar({ share }: { share: number }) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  const cell = (colour: string, width: number) =>
    width > 0 && (
      <td {...{ bgcolor: colour }} width={`${width}%`} height={10} style={{ borderRadius: 5, fontSize: 0 }}>
        {'\u00a0'}
      </td>
    );
  return (
    <table {...PLAIN} width="100%" style={{ margin: '0 0 18px' }}>
      <tbody>
        <tr>
          {cell('#7438E0', percent)}
          {cell('#E4DFEE', 100 - percent)}
        </tr>
      </tbody>
    </table>
  );
}

function Show({ title, lines, picture, publicUrl }: OfShop & Extract<LetterPart, { show: object }>['show']) {
  const source = pictureUrl(picture, publicUrl);
  return (
    <table {...PLAIN} width="100%" style={{ margin: '4px 0 16px' }}>
      <tbody>
        <tr>
          {source && (
            <td width={112} valign="top" style={{ paddingRight: 16 }}>
              <img src={source} width={112} height={70} alt="" style={SMALL} />
            </td>
          )}
          <td valign="middle" style={font(16)}>
            <b style={{ fontWeight: 600 }}>{title}</b>
            {lines.map((line) => (
              <span key={line} style={font(14, { display: 'block', color: MUTED })}>
                {line}
              </span>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Facts({ rows, sum }: Extract<LetterPart, { rows: unknown }>) {
  const cell = { padding: '8px 0', borderBottom: LINE };
  return (
    <table {...PLAIN} width="100%" style={{ borderTop: LINE, margin: '0 0 20px' }}>
      <tbody>
        {rows.map(([label, value], index) => {
          const fontWeight = sum && index === rows.length - 1 ? 700 : 400;
          return (
            <tr key={label}>
              <td style={font(15, { ...cell, color: MUTED })}>{label}</td>
              <td align="right" style={font(15, { ...cell, paddingLeft: 16, fontWeight })}>
                {value}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Action({ button, link }: Extract<LetterPart, { button: string }>) {
  const face = { display: 'block', padding: '14px 30px', fontWeight: 600, color: '#1C1203', textDecoration: 'none' };
  return (
    <Rows style={{ margin: '0 0 20px' }} cell={{ align: 'center', bgcolor: '#FFD43B', style: { borderRadius: 10 } }}>
      <a href={link} style={font(17, face)}>
        {button}
      </a>
    </Rows>
  );
}

function Code({ code }: { code: string }) {
  const digits = { fontWeight: 700, letterSpacing: 12, lineHeight: '56px' };
  return (
    <Rows
      width="100%"
      style={{ margin: '0 0 20px' }}
      cell={{ align: 'center', bgcolor: '#F5F3FA', style: { borderRadius: 12, padding: 18 } }}
    >
      <span style={font(44, digits)}>{code}</span>
    </Rows>
  );
}

/** JPEG, which every program shows; a picture without one is left out. */
function pictureUrl(path: string | null | undefined, publicUrl: string): string | undefined {
  const preview = path && previewPicturePath(path);
  return preview ? `${publicUrl}/files/${preview}` : undefined;
}
