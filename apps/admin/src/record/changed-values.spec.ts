import { changedValues } from './changed-values';

describe('ADMIN-07 what a save sends', () => {
  const before = { title: 'ฟ้าใส', status: 'sale', price: 490, detail: null, note: '' };

  it('ADMIN-07 sends the changed columns and no others', () => {
    const values = { ...before, title: 'ฟ้าใส 2' };
    expect(changedValues(before, values)).toEqual({ title: 'ฟ้าใส 2' });
    expect(changedValues(before, { ...before })).toEqual({});
  });

  it('ADMIN-07 an emptied field is a change, one that was empty and is left so is none', () => {
    expect(changedValues(before, { title: '', price: null })).toEqual({ title: '', price: null });
    expect(changedValues(before, { detail: '', note: null, password: undefined })).toEqual({});
  });
});
