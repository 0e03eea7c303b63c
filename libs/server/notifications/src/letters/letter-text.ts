import type { Letter, LetterPart } from '@wethi/accounts';
import { SUPPORT } from '@wethi/contract';

/** The plain part of a letter: the same words, and each button as its address. @param publicUrl of the shop */
export function letterText({ heading, parts, because, unsubscribe }: Letter, publicUrl: string): string {
  const foot = [`มีคำถาม ตอบกลับอีเมลนี้ หรือทัก LINE ${SUPPORT.line} ${SUPPORT.hours}`, because];
  if (unsubscribe) foot.push(`เลิกรับอีเมลแบบนี้: ${unsubscribe}`);
  return `${[heading, ...parts.map(partText), '--', ...foot, `เวที ${publicUrl}`].join('\n\n')}\n`;
}

function partText(part: LetterPart): string {
  if ('text' in part) return part.text;
  if ('show' in part) return [part.show.title, ...part.show.lines].join('\n');
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('button' in part) return `${part.button}: ${part.link}`;
  if ('code' in part) return part.code;
  return [part.title, ...part.note].filter(Boolean).join('\n');
}
