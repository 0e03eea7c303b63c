import { referenceLabel } from './reference-label';

describe('ADMIN-05 names in choosers', () => {
  const stage = { id: 1, stage_title: 'แสงสุดท้าย', stage_date: '2026-11-28' };

  it('ADMIN-05 rounds of the same name are told apart by their dates', () => {
    expect(referenceLabel(stage, 'stage_title', 'stage_date')).toBe('แสงสุดท้าย · 28-11-2026');
  });

  it('ADMIN-05 the name stands alone without a date', () => {
    expect(referenceLabel({ ...stage, stage_date: null }, 'stage_title', 'stage_date')).toBe('แสงสุดท้าย');
    expect(referenceLabel(stage, 'stage_title')).toBe('แสงสุดท้าย');
  });
});
