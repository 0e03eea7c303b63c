import { hash } from 'node:crypto';
import type { CardForm } from '../card-gateway/card-gateway';

/** A page and what it may load. */
export interface CardPage {
  html: string;
  policy: string;
}

const SEND = 'document.forms[0].submit();';
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:16px;text-align:center;' +
  'background:#0c0814;color:#f8f5fd;font:16px/1.6 system-ui,sans-serif}h1{font-size:22px;margin:0}p{margin:0;color:#cfc6e0}' +
  'a,button{font:inherit;color:#cbb0ff}button{min-height:48px;padding:0 24px;border:0;border-radius:12px;' +
  'background:#ffd43b;color:#1c1203;font-weight:600}';

/**
 * Leads a browser to where its card is typed: by the gateway's own script, or by a form that is sent at once. The script may
 * speak with its own house alone, so that it makes no calls of this shop's in the buyer's name.
 * @param order address of the order, for who changes their mind
 */
export function cardPage({ action, fields, script }: CardForm, order: string): CardPage {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const body = script
    ? `<script src="${escaped(script.src)}"${dataOf(script.data)}></script>`
    : `<button>ไปหน้าชำระด้วยบัตร</button>`;
  const text = script ? 'เวทีไม่เห็นและไม่เก็บเลขบัตร' : 'กำลังพาไปหน้าชำระเงินของธนาคาร เวทีไม่เห็นและไม่เก็บเลขบัตร';
  const form = `<form method="post" action="${escaped(action)}">${inputs.join('')}${body}</form>`;
  const sender = script ? '' : `<script>${SEND}</script>`;
  const house = script && new URL(script.src).origin;
  const target = script ? "'self'" : housesOf(action);
  return {
    html: documentOf('ชำระด้วยบัตร', `<p>${text}</p>${form}<p><a href="${escaped(order)}">กลับไปที่คำสั่งซื้อ</a></p>${sender}`),
    policy: [
      "default-src 'none'",
      `script-src ${house ?? `'sha256-${hash('sha256', SEND, 'base64')}'`}`,
      `style-src 'unsafe-inline' ${house ?? ''}`.trim(),
      ...(house ? [`frame-src ${house}`, `connect-src ${house}`, `img-src ${house} data:`, `font-src ${house}`] : []),
      `form-action ${target}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

/** Leads a browser on to its bank, whatever the policy of the page says that it comes from. */
export function onwardPage(address: string): CardPage {
  const link = escaped(address);
  const refresh = `<meta http-equiv="refresh" content="0;url=${link}">`;
  return {
    html: documentOf('ยืนยันกับธนาคาร', `<p>กำลังพาไปยืนยันกับธนาคาร</p><p><a href="${link}">ไปหน้าธนาคาร</a></p>`, refresh),
    policy:
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
}

function documentOf(title: string, body: string, head = ''): string {
  const frame = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}`;
  const look = `<meta name="robots" content="noindex"><title>${title} | เวที</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="th"><head>${frame}${look}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** A gateway's form may lead on to another host of its own. */
function housesOf(action: string): string {
  const { protocol, origin } = new URL(action);
  return protocol === 'https:' ? 'https:' : origin;
}

const dataOf = (data: Record<string, string>): string =>
  Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('');

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
