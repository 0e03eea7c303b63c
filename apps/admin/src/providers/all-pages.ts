/**
 * The rows of all pages of a list, for those that are short but may be longer than a page.
 * @param read one page, counted from 1
 */
export async function allPages<Row>(
  read: (page: number) => Promise<{ data: Row[]; total: number }>,
): Promise<readonly Row[]> {
  const { data: rows, total } = await read(1);
  for (let page = 2; rows.length < total; page += 1) {
    const { data } = await read(page);
    if (data.length === 0) break;
    rows.push(...data);
  }
  return rows;
}
