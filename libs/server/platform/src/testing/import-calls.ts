import type { CheckedImport, OpenedImport, ShownImport } from '../import/data-import.dto';
import type { TestApp } from './test-app';

type Wish = Partial<{ mapping: string[]; fixes: { line: number; field: string; value: string }[] }>;

/** The calls of one kind of import, as the back office makes them. @param path 'userImport' */
export function importCalls(test: () => TestApp, path: string, headers: () => object) {
  const post = (step: string, body: object, as = headers()) =>
    test().request('POST', `/api/${path}${step}`, { headers: as, body });
  const get = (call: string) => test().request('GET', `/api/${call}`, { headers: headers() });
  function send(bytes: Uint8Array | string, name = 'ไฟล์.csv', as = headers()) {
    const form = new FormData();
    form.append('name', name);
    form.append('images', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'file');
    return test().request('POST', `/api/${path}`, { headers: as, form });
  }
  async function open(bytes: Uint8Array | string, name?: string): Promise<OpenedImport> {
    const { body } = await send(bytes, name);
    expect(body.result).toBe(true);
    return body.data as OpenedImport; // what the call documents
  }
  const mappingOf = ({ columns }: OpenedImport) => columns.map(({ field }) => field ?? '');
  const wishOf = (opened: OpenedImport, more: Wish) => ({ id: opened.id, mapping: mappingOf(opened), ...more });
  return {
    ...{ post, get, send, open, mappingOf },
    check: async (opened: OpenedImport, more: Wish = {}) =>
      (await post('Check', wishOf(opened, more))).body.data as CheckedImport,
    take: async (opened: OpenedImport, more: Wish = {}) => (await post('Take', wishOf(opened, more))).body,
    undo: async (opened: OpenedImport) => (await post('Undo', { id: opened.id })).body,
    last: async () => (await get('dataImport')).body.data as ShownImport[],
  };
}

/** A line of CSV. */
export function csvLine(...cells: (string | number)[]): string {
  return cells.map((cell) => `"${String(cell).replace(/"/g, '""')}"`).join(',');
}

/** Bytes of what Excel on Thai Windows writes. */
export function tis620(text: string): Uint8Array {
  return Uint8Array.from([...text], (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x0e01 && code <= 0x0e5b ? code - 0x0e01 + 0xa1 : code;
  });
}
