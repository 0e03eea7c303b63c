/** A longer answer stands in full on the page: each 67 characters of an SMS cost again (facts/integrations.md §7). */
const LONGEST_ANSWER = 120;

/** The SMS with the answer to a call for help. */
export function helpAnswerText({ id, help_request_answer }: { id: number; help_request_answer: string }): string {
  const answer = help_request_answer.trim().replace(/\s+/g, ' ');
  const isLong = answer.length > LONGEST_ANSWER;
  return `เวที: ตอบ ช่วย-${id} ${isLong ? `${answer.slice(0, LONGEST_ANSWER - 1)}… อ่านต่อในหน้าที่ขอความช่วยเหลือ` : answer}`;
}
