import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from './search-box';

configure({ asyncUtilTimeout: 10_000 });

const asked: string[] = [];

/** What is looked for stands elsewhere, as in the address. */
function List() {
  const [words, setWords] = useState('');
  const search = (text: string) => {
    asked.push(text);
    setWords(text);
  };
  return (
    <>
      <SearchBox placeholder="ค้นหา" value={words} onSearch={search} />
      {['ก', 'ค', ''].map((other) => (
        <button key={other} onClick={() => setWords(other)}>{`ไปที่ ${other}`}</button>
      ))}
    </>
  );
}

const box = () => screen.getByPlaceholderText<HTMLInputElement>('ค้นหา');
const look = (words: string) => fireEvent.click(screen.getByText(`ไปที่ ${words}`.trim()));
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('a search box', () => {
  beforeEach(() => {
    asked.length = 0;
    render(<List />);
  });
  afterEach(cleanup);

  it('ADMIN-06 shows what is looked for after Back, too, and takes nothing away from who types on', async () => {
    type('ก');
    await waitFor(() => expect(asked).toEqual(['ก']));
    type('กา ');
    await waitFor(() => expect(asked).toEqual(['ก', 'กา']));
    expect(box().value).toBe('กา ');
    look('ก');
    expect(box().value).toBe('ก');
    look('');
    expect(box().value).toBe('');
    type('ข');
    look('ค');
    expect(box().value).toBe('ข');
    await waitFor(() => expect(asked.at(-1)).toBe('ข'));
  });
});
