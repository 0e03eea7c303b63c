import { digits } from './phone';

/** A tax id in its groups, as far as it was typed: '0105599003450' → '0-1055-99003-45-0'. */
export function taxId(text: string): string {
  const number = digits(text).slice(0, 13);
  const ends = [1, 5, 10, 12, 13];
  return ends
    .map((end, group) => number.slice(ends[group - 1] ?? 0, end))
    .filter(Boolean)
    .join('-');
}

/** '00000' → 'สำนักงานใหญ่', '00001' → 'สาขาที่ 00001'. */
export function branchName(branch: string): string {
  return /^0*$/.test(branch) ? 'สำนักงานใหญ่' : `สาขาที่ ${branch}`;
}
