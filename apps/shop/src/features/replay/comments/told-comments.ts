import type { Query, QueryClient } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { COMMENTS_KEY, FIRST, readPart } from './comments-query';
import { commentsOf, type Conversation, readAnew, type Told, withTold } from './conversation';

/** Puts what is told into every conversation that is known. */
export async function hearComments(client: QueryClient, told: Told): Promise<void> {
  await Promise.all(
    client
      .getQueryCache()
      .findAll({ queryKey: COMMENTS_KEY })
      .map(async (query) => {
        await reading(query);
        change(client, query, (now) => withTold(now, songOf(query), told));
      }),
  );
}

/** Reads anew what nobody told: the song that is shown at once, others when they are shown. */
export async function catchUpComments(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: COMMENTS_KEY, type: 'inactive' });
  await Promise.all(
    client
      .getQueryCache()
      .findAll({ queryKey: COMMENTS_KEY })
      .map((query) => readNewest(client, query)),
  );
}

async function readNewest(client: QueryClient, query: Query): Promise<void> {
  await reading(query);
  const known = commentsOf(client.getQueryData<Conversation>(query.queryKey));
  const limit = Math.min(LIST_LIMIT_MAX, Math.max(FIRST, known.length));
  try {
    const read = await readPart({ stage_time_id: songOf(query), limit });
    await reading(query);
    change(client, query, (now) => readAnew(now, read, known[0]?.id ?? 0));
  } catch {
    // What is known stays, and the stream goes on.
  }
}

/** A reading that is under way would put its answer in the place of what is told meanwhile. */
const reading = (query: Query) => query.promise?.then(nothing, nothing);
const nothing = () => undefined;

const songOf = ({ queryKey }: Query) => Number(queryKey[queryKey.length - 1]);

function change(client: QueryClient, { queryKey }: Query, make: (now: Conversation) => Conversation): void {
  client.setQueryData<Conversation>(queryKey, (now) => now && make(now));
}
