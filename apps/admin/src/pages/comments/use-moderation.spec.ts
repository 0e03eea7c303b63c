import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { showVerdict, type View, type Written } from './use-moderation';

const row = (source: Written['source'], id: number) => ({ source, id, status: 'shown', removed_by: null }) as Written;

describe('the list of what is written', () => {
  it('WATCH-05 a verdict is shown at once: what waited goes, what is among the newest stays at its place', () => {
    const client = new QueryClient();
    const keyOf = (view: View) => ['moderation', 'list', view, { q: 'แสง' }];
    const rows = [row('chat', 1), row('songs', 1), row('chat', 2)];
    for (const view of ['waiting', 'latest'] as const)
      client.setQueryData(keyOf(view), { pageParams: [undefined], pages: [{ result: true, data: rows, next: null }] });
    showVerdict(client, [row('songs', 1)], 'remove');
    const left = (view: View) => {
      const known = client.getQueryData<InfiniteData<{ data: Written[] }>>(keyOf(view));
      return known?.pages.flatMap(({ data }) => data.map(({ source, id, status }) => `${source} ${id} ${status}`));
    };
    expect(left('waiting')).toEqual(['chat 1 shown', 'chat 2 shown']);
    expect(left('latest')).toEqual(['chat 1 shown', 'songs 1 removed', 'chat 2 shown']);
  });
});
