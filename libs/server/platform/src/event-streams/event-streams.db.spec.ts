import { once } from 'node:events';
import { Controller, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { finalize, firstValueFrom, interval, map, NEVER, Observable, Subject, type Subscription } from 'rxjs';
import { CurrentActor, Allow } from '../auth/access';
import type { Actor } from '../auth/actor';
import { Session } from '../auth/session.entity';
import { Sessions } from '../auth/sessions';
import { PubSub } from '../pubsub/pubsub';
import { createTestApp, EventStreamClient, type TestApp } from '../testing';
import { Broadcast } from './broadcast';
import { BroadcastStream, eventBytes, EventStream } from './event-stream';
import { EventStreams, type StreamOwner } from './event-streams';

const dropped = new Subject<void>();
const queued = new Subject<void>();
const left = new Subject<void>();

@Controller()
@Allow('signed-in')
class TalkController {
  constructor(
    private readonly streams: EventStreams,
    private readonly pubsub: PubSub,
  ) {}

  @EventStream('talk/events')
  talk(@CurrentActor() actor: Actor) {
    return this.streams.open(actor, this.pubsub.messages('talk'));
  }

  /** More than any buffer between here and a client holds, unless it reads. */
  @EventStream('flood/events')
  flood(@CurrentActor() actor: Actor) {
    const endless = new Observable<string>((listener) => {
      const timer = setInterval(() => listener.next('x'.repeat(1_000_000)));
      return () => clearInterval(timer);
    });
    return this.streams.open(actor, endless.pipe(finalize(() => dropped.next())));
  }
}

/** The same, written as bytes. */
@Controller()
@Allow('signed-in')
class HallController {
  private readonly talk: Broadcast;
  private readonly endless: Broadcast;

  constructor(
    private readonly streams: EventStreams,
    pubsub: PubSub,
  ) {
    const much = Buffer.alloc(1_000_000, 'x');
    this.talk = new Broadcast(pubsub.messages('talk').pipe(map(eventBytes)), () => [eventBytes('welcome')]);
    this.endless = new Broadcast(
      interval(0).pipe(
        map(() => much),
        finalize(() => dropped.next()),
      ),
    );
  }

  /** Something is read about its listeners first, until they have lost their patience. */
  @BroadcastStream('hall-queue/events')
  async queue(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const gone = once(reply.raw, 'close');
    queued.next();
    await gone;
    this.streams.broadcast(actor, reply, this.talk);
    left.next();
  }

  @BroadcastStream('hall/events')
  hall(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): void {
    this.streams.broadcast(actor, reply, this.talk);
  }

  @BroadcastStream('hall-flood/events')
  flood(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): void {
    this.streams.broadcast(actor, reply, this.endless);
  }
}

@Module({ controllers: [TalkController, HallController] })
class TalkModule {}

describe('event streams on two nodes', () => {
  let nodes: TestApp[];
  let addresses: string[];
  let person = 0;

  beforeAll(async () => {
    nodes = [await createTestApp([TalkModule]), await createTestApp([TalkModule])];
    addresses = await Promise.all(nodes.map((node) => node.listen()));
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  const sessions = () => nodes[0]!.get(Sessions);
  const open = async (address: string, headers: Record<string, string>) => {
    const stream = await EventStreamClient.open(`${address}/api/talk/events`, headers);
    await stream.sees('retry: ');
    return stream;
  };
  /** A signed-in person with a stream on each node. */
  async function listener() {
    const id = (person += 1);
    const headers = await nodes[0]!.signInAs('user', id);
    const { session } = await nodes[0]!.actorOf(headers);
    return { id, session, streams: await Promise.all(addresses.map((at) => open(at, headers))) };
  }
  const say = async (word: string) => nodes[0]!.get(PubSub).publish('talk', { word });
  /** Hear a word, so they were not ended by what came before it. */
  async function stillHear(streams: EventStreamClient[], word: string) {
    await say(word);
    await Promise.all(streams.map((stream) => stream.sees(`data: {"word":"${word}"}`)));
  }

  it('ACC-06 a logout ends the streams of its session on every node, and only those', async () => {
    const [leaving, staying] = [await listener(), await listener()];
    await sessions().revoke(leaving.session);
    await Promise.all(leaving.streams.map(({ ended }) => ended));
    await stillHear(staying.streams, 'logout');
    for (const stream of staying.streams) stream.close();
  });

  it('ACC-06 a block ends all streams of a person on every node; a kept session keeps its own', async () => {
    const { id, session, streams } = await listener();
    const other = await open(addresses[1]!, await nodes[0]!.signInAs('user', id));
    const namesake = await open(addresses[1]!, await nodes[0]!.signInAs('personnel', id));
    await sessions().revokeAll('user', id, session);
    await other.ended;
    await stillHear([...streams, namesake], 'kept');
    await sessions().revokeAll('user', id);
    await Promise.all(streams.map(({ ended }) => ended));
    await stillHear([namesake], 'namesake');
    namesake.close();
  });

  it('ACC-06 a session whose end Redis did not tell ends its streams with the next check', async () => {
    const [revoked, expired, valid] = [await listener(), await listener(), await listener()];
    const { manager } = nodes[0]!.database;
    await manager.update(Session, { id: revoked.session }, { revoked_at: new Date() });
    await manager.update(Session, { id: expired.session }, { expires_at: new Date('2020-01-01') });
    for (const node of nodes) await node.get(EventStreams).endThoseOfEndedSessions();
    await Promise.all([...revoked.streams, ...expired.streams].map(({ ended }) => ended));
    await stillHear(valid.streams, 'valid');
    for (const stream of valid.streams) stream.close();
  });

  it.each(['talk', 'hall'])(
    'RUN-05 the sixth stream of a session ends its oldest, and tells it so: %s',
    async (name) => {
      const headers = await nodes[0]!.signInAs('user', (person += 1));
      const streams: EventStreamClient[] = [];
      for (let number = 0; number < 6; number += 1) {
        const stream = await EventStreamClient.open(`${addresses[0]}/api/${name}/events`, headers);
        await stream.sees('retry: ');
        streams.push(stream);
      }
      await streams[0]?.sees('event: over\n');
      await streams[0]?.ended;
      await stillHear(streams.slice(1), 'five');
      for (const stream of streams) stream.close();
    },
  );

  it('RUN-05 devices that nobody signed in on have places of their own, and leave those of others', async () => {
    const streams = nodes[1]!.get(EventStreams);
    const listen = (owner: StreamOwner) => streams.open(owner, NEVER).subscribe();
    const opened: Subscription[] = [];
    const device = (): StreamOwner => ({ kind: 'device', id: 0, session: `device ${opened.length}` });
    await expect(async () => {
      for (;;) opened.push(listen(device()));
    }).rejects.toMatchObject({ code: 'BUSY' });
    listen({ kind: 'user', id: 1, session: 'of somebody' }).unsubscribe();
    opened.pop()?.unsubscribe();
    listen(device()).unsubscribe();
    for (const stream of opened) stream.unsubscribe();
  });

  it('RUN-05 a client of a broadcast that does not read loses its connection', async () => {
    const gone = firstValueFrom(dropped);
    const headers = await nodes[0]!.signInAs('user', (person += 1));
    const stream = await EventStreamClient.open(`${addresses[0]}/api/hall-flood/events`, headers);
    stream.stopReading();
    await gone;
    stream.close();
  });

  it('RUN-05 a client that goes away before it is let in leaves no stream', async () => {
    const listening = vi.spyOn(Broadcast.prototype, 'add');
    const headers = await nodes[0]!.signInAs('user', (person += 1));
    const [came, gone, leaving] = [firstValueFrom(queued), firstValueFrom(left), new AbortController()];
    const asked = fetch(`${addresses[0]}/api/hall-queue/events`, { headers, signal: leaving.signal });
    await came;
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await gone;
    expect(listening).not.toHaveBeenCalled();
    listening.mockRestore();
  });

  it('RUN-05 a client that does not read loses its connection instead of filling the memory', async () => {
    const gone = firstValueFrom(dropped);
    const headers = await nodes[0]!.signInAs('user', (person += 1));
    const stream = await EventStreamClient.open(`${addresses[0]}/api/flood/events`, headers);
    stream.stopReading();
    await gone;
    stream.close();
  });

  it('RUN-05 a node that ends completes its streams at once and takes no new ones', async () => {
    const node = await createTestApp([TalkModule]);
    const address = await node.listen();
    const headers = await node.signInAs('user', (person += 1));
    const stream = await open(address, headers);
    node.get(EventStreams).onModuleDestroy();
    await stream.ended;
    await expect(EventStreamClient.open(`${address}/api/talk/events`, headers)).rejects.toThrow('status 503');
    const streams = await Promise.all([open(addresses[1]!, headers), open(addresses[1]!, headers)]);
    await nodes[1]!.close();
    await Promise.all(streams.map(({ ended }) => ended));
    await node.close();
  });

  it('RUN-05 a broadcast ends with its session, with its client and with the node', async () => {
    const node = await createTestApp([TalkModule]);
    const address = `${await node.listen()}/api/hall/events`;
    const hear = async (headers: Record<string, string>) => {
      const stream = await EventStreamClient.open(address, headers);
      await stream.sees('retry: ');
      await stream.sees('data: welcome');
      return stream;
    };
    const hears = async (streams: EventStreamClient[], word: string) => {
      await node.get(PubSub).publish('talk', { word });
      await Promise.all(streams.map((stream) => stream.sees(`data: {"word":"${word}"}`)));
    };
    const headers = await node.signInAs('user', (person += 1));
    const [leaving, gone, staying] = [
      await hear(headers),
      await hear(await node.signInAs('user', (person += 1))),
      await hear(await node.signInAs('user', (person += 1))),
    ];
    gone.close();
    await hears([leaving, staying], 'all');
    await node.get(Sessions).revoke((await node.actorOf(headers)).session);
    await leaving.ended;
    await hears([staying], 'one');
    node.get(EventStreams).onModuleDestroy();
    await staying.ended;
    await expect(EventStreamClient.open(address, headers)).rejects.toThrow('status 401');
    const other = await node.signInAs('user', (person += 1));
    await expect(EventStreamClient.open(address, other)).rejects.toThrow('status 503');
    await node.close();
  });
});
