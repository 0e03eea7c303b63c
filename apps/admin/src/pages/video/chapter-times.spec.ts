import { faultsOf, plannedSecond, secondsOf } from './chapter-times';

const rows = (...texts: string[]) => texts.map((text, at) => ({ id: at + 1, title: `เพลง ${at + 1}`, text }));

describe('chapter times', () => {
  it('WATCH-02 reads a place as people type it', () => {
    expect(['0:42:18', '42:18', ' 1:02:03 ', '90:00', '0:00'].map(secondsOf)).toEqual([2538, 2538, 3723, 5400, 0]);
    expect(secondsOf('')).toBeNull();
    expect(['4218', '1:75:00', '0:99', 'สองนาที', '-1:00'].map(secondsOf)).toEqual(Array(5).fill(NaN));
  });

  it('WATCH-02 takes the plan from the times of day, past midnight too', () => {
    expect(plannedSecond('19:30:00', '19:36:12')).toBe('0:06:12');
    expect(plannedSecond('23:30:00', '00:10:00')).toBe('0:40:00');
    expect([plannedSecond(null, '19:36:12'), plannedSecond('19:30:00', null)]).toEqual(['', '']);
  });

  it('WATCH-02 names the song that begins before the one that it follows', () => {
    expect([...faultsOf(rows('0:00', '56:30', '', '55:44', '1:27:10'), 6500)]).toEqual([
      [4, '“เพลง 4” ต้องเริ่มหลัง 0:56:30 บันทึกได้เมื่อแก้แล้ว'],
    ]);
    expect([...faultsOf(rows('0:00', '1:48:20', 'x'), 6500).keys()]).toEqual([2, 3]);
    expect(faultsOf(rows('0:00', '1:48:20'), null).size).toBe(0);
  });
});
