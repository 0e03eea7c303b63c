import type { Letter } from '@wethi/accounts';

/** A longer answer stands in full on the page: each 67 characters of an SMS cost again (facts/integrations.md §7). */
const LONGEST_ANSWER = 120;

/** The SMS with the answer to a call for help; whole to who wrote from the page with the shop's contacts, which shows none. */
export function helpAnswerText(
  { id, help_request_answer }: { id: number; help_request_answer: string },
  isOnPage = true,
): string {
  const answer = help_request_answer.trim().replace(/\s+/g, ' ');
  const isLong = isOnPage && answer.length > LONGEST_ANSWER;
  return `เวที: ตอบ ช่วย-${id} ${isLong ? `${answer.slice(0, LONGEST_ANSWER - 1)}… อ่านต่อในหน้าที่ขอความช่วยเหลือ` : answer}`;
}

interface AnsweredCall {
  id: number;
  help_request_text: string | null;
  help_request_answer: string | null;
}

/** The letter with the answer to a message to the shop. */
export function helpAnswerLetter({ id, help_request_text, help_request_answer }: AnsweredCall): Letter {
  const answer = help_request_answer ?? '';
  return {
    subject: `ตอบข้อความของคุณ ช่วย-${id}`,
    preheader: answer.slice(0, LONGEST_ANSWER),
    picture: null,
    heading: 'คำตอบจากทีมงานเวที',
    parts: [{ text: answer }, { text: `คุณถามว่า: ${help_request_text ?? ''}`, small: true }],
    because: 'ส่งอีเมลนี้เพราะคุณเขียนถึงเราจากหน้าติดต่อเรา',
  };
}
