import { addDays } from '@wethi/format';

/** When the band's chat hears how its show went (TELL-07): the worker's job `report-shows`. */
const HOUR = '08:00';

/**
 * What is said beside the figures of a show of which the band's chat will get a report.
 * @param stageDate day of the show
 * @param now day and time of day in Bangkok
 * @returns undefined once it was sent
 */
export function reportWords(stageDate: string, now: { date: string; time: string }): string | undefined {
  const day = addDays(stageDate, 1);
  if (day === now.date) return now.time < HOUR ? `ส่งรายงานนี้เข้าแชตของวงวันนี้ ${HOUR} น.` : undefined;
  return stageDate === now.date ? `ส่งรายงานนี้เข้าแชตของวงพรุ่งนี้ ${HOUR} น.` : undefined;
}
