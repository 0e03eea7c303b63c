import { listQuery } from './list-query';

describe('list parameters of the wire', () => {
  it('CAT-06 puts page, limit, sort and filters into one query', () => {
    const query = listQuery({
      pagination: { currentPage: 3, pageSize: 50 },
      sorters: [
        { field: 'band_name', order: 'asc' },
        { field: 'id', order: 'desc' },
      ],
      filters: [
        { field: 'q', operator: 'eq', value: 'ฟ้า' },
        { field: 'stage_status', operator: 'in', value: ['New', 'Ready'] },
        { field: 'stage_date', operator: 'gte', value: '2026-11-20' },
        { field: 'band_name', operator: 'contains', value: 'หิ่ง' },
      ],
    });
    expect(query).toEqual({
      page: 3,
      limit: 50,
      sort: 'band_name,-id',
      q: 'ฟ้า',
      stage_status_in: 'New,Ready',
      stage_date_gte: '2026-11-20',
      band_name_like: 'หิ่ง',
    });
  });

  it('CAT-06 leaves out filters that say nothing', () => {
    const filters = [
      { field: 'q', operator: 'eq' as const, value: '' },
      { field: 'stage_status', operator: 'in' as const, value: [] },
      { field: 'band_id', operator: 'eq' as const, value: undefined },
    ];
    expect(listQuery({ filters })).toEqual({ page: 1, limit: 20, sort: undefined });
  });

  it('CAT-06 names an operator that the wire does not know', () => {
    expect(() => listQuery({ filters: [{ field: 'a', operator: 'ne', value: 1 }] })).toThrow('ne');
  });
});
