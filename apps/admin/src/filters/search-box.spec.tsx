import { fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './search-box';

describe('the search box of a table', () => {
  it('ADMIN-05 searches once, when it is left, for what was typed; and for nothing when nothing was', () => {
    const searched: string[] = [];
    render(<SearchBox placeholder="ค้นหา" onSearch={(text) => searched.push(text)} />);
    const box = screen.getByLabelText('ค้นหา');
    fireEvent.blur(box);
    expect(searched).toEqual([]);
    fireEvent.change(box, { target: { value: 'แสง ' } });
    expect(searched).toEqual([]);
    fireEvent.blur(box);
    fireEvent.blur(box);
    expect(searched).toEqual(['แสง']);
  });
});
