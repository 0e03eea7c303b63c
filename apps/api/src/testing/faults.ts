import { REFUSALS } from '@wethi/contract';
import type { TestAnswer } from '@wethi/platform/testing';
import type { Role } from './access-table';
import { PLANTED } from './known-values';

/** What only the inside of the server knows: stacks, SQL, texts of drivers and libraries. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\b(QueryFailed|TypeORM|Type|Range|Reference)Error\b|\bER_[A-Z]|SQLSTATE|SQL syntax|ECONN|\bFST_|errno/;
const SECRET_FIELD = /"(\w*(password|hash|pepper|secret)\w*|token)":/i;
const THAI = /[ก-๙]/;

/**
 * What is wrong with an answer to a bad request; empty when nothing is.
 * @param givesToken whether the call is one whose answer is a token
 */
export function faultsOf(answer: TestAnswer, role: Role, givesToken = false): string[] {
  const text = answer.raw.toString();
  const hidden = role === 'owner' ? [PLANTED.secret] : Object.values(PLANTED);
  return [
    ...(answer.status >= 500 && answer.body.code !== 'BUSY' ? [`status ${answer.status}`] : []),
    ...(isEnvelope(answer) ? [] : [`no envelope: ${text.slice(0, 200)}`]),
    ...(INSIDE.test(text) ? [`tells of the inside: ${INSIDE.exec(text)?.[0]}`] : []),
    ...(SECRET_FIELD.test(text) && !givesToken ? [`secret field: ${SECRET_FIELD.exec(text)?.[0]}`] : []),
    ...(hidden.some((mark) => text.includes(mark)) ? ['a hidden column'] : []),
  ];
}

/** A refusal has a code of the catalogue, its status or a stricter one, and a Thai text. */
function isEnvelope({ status, body, headers }: TestAnswer): boolean {
  if (status === 200 && headers['content-type'] === 'image/webp') return true;
  if (typeof body !== 'object' || body === null || !('result' in body)) return false;
  if (status < 400 && body.code === undefined) return true;
  const known = REFUSALS[body.code as keyof typeof REFUSALS] as { status: number } | undefined;
  return body.result === false && known?.status === status && THAI.test(String(body.message));
}
