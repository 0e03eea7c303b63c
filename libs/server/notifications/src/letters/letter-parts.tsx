import type { LetterLine, LetterPart } from '@wethi/accounts';
import { font, LINE, LINK, MUTED, pictureUrl, PLAIN, Rows, type OfShop } from './letter-table';

const NOTES = {
  wait: { background: '#FFF3E2', color: '#6E3800' },
  no: { background: '#FDECEF', color: '#8E1529' },
  plain: { background: '#F5F3FA', color: '#3A2F4F' },
} as const;
const SMALL = { display: 'block', width: 112, height: 70, objectFit: 'cover', borderRadius: 8 } as const;
const PHONE = /(\d{3}-\d{3}-\d{4})/;

export function Part({ part, publicUrl }: OfShop & { part: LetterPart }) {
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
