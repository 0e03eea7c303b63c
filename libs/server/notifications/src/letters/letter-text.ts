import type { Letter, LetterLine, LetterPart } from '@wethi/accounts';
import type { Contacts } from '@wethi/contract';

/** The plain part of a letter: the same words, and each button as its address. @param publicUrl of the shop @param sender who it is from, with their address @param contacts of the shop */
export function letterText(
  { heading, parts, because, unsubscribe }: Letter,
  publicUrl: string,
  sender: string,
  contacts: Contacts,
): string {
  const foot = [`มีคำถาม ตอบกลับอีเมลนี้ หรือทัก LINE ${contacts.line} ${contacts.hours}`, because];
  if (unsubscribe) foot.push(`เลิกรับอีเมลแบบนี้: ${unsubscribe}`);
  const body = [heading, ...parts.map(partText), '--', ...foot, `${sender || 'เวที'} ${publicUrl}`];
  return `${body.filter(Boolean).join('\n\n')}\n`;
}

function partText(part: LetterPart): string {
  if ('text' in part) return part.text;
  if ('show' in part) return [part.show.title, ...part.show.lines].join('\n');
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('button' in part) return `${part.button}: ${part.link}`;
  if ('code' in part) return part.code;
  if ('bar' in part) return '';
  return [part.title, ...part.note.map(lineText)].filter(Boolean).join('\n');
}

function lineText(line: LetterLine): string {
  if (typeof line === 'string') return line;
  return line.map((word) => (typeof word === 'string' ? word : wordText(word))).join('');
}

function wordText(word: { strong: string } | { text: string; link: string }): string {
  return 'strong' in word ? word.strong : `${word.text} ${word.link}`;
}
