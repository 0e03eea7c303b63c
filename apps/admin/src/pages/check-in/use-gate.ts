import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '@wethi/http';
import {
  judgeByList,
  keepGate,
  readGate,
  ticketHash,
  type GateEntry,
  type GateMemory,
  type GateVerdict,
} from './gate-store';

const LIST_MS = 60_000;
const FLUSH_MS = 5_000;
const ANSWER_MS = 4_000;

/** A press at the gate: what a QR or a hand says, or a person of the list. */
export type Press = Pick<GateEntry, 'ticket' | 'orders_detail_id' | 'again'>;

/** Checking tickets at one gate, with and without a line. */
export function useGate(product_id: number, entry_gate: string, title: string) {
  const client = useQueryClient();
  const [memory, setMemory] = useState<GateMemory>(() => readGate(product_id));
  const [isLinked, setLinked] = useState(true);
  const [clashes, setClashes] = useState<GateVerdict[]>([]);
  const now = useRef(memory);
  const asked = useRef(new Set<string | number | undefined>());
  const keep = (change: Partial<GateMemory>) => {
    now.current = { ...now.current, ...change };
    keepGate(product_id, now.current);
    setMemory(now.current);
  };

  const named = useEffectEvent(() => title && keep({ title }));
  useEffect(() => void named(), [title]);

  useQuery({
    queryKey: ['checkInList', product_id],
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { data: tickets = [] } = await call('GET', 'checkInList', { query: { product_id }, signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.isUnanswered) setLinked(false);
          throw error;
        },
      );
      setLinked(true);
      const inside = new Set(now.current.waiting.map(({ orders_detail_id }) => orders_detail_id));
      const marked = tickets.map((ticket) => {
        const here = now.current.tickets.find(({ orders_detail_id }) => orders_detail_id === ticket.orders_detail_id);
        return inside.has(ticket.orders_detail_id) && here ? here : ticket;
      });
      keep({ tickets: marked, readAt: Date.now(), entered: marked.filter(({ entry_at }) => entry_at).length });
      return null;
    },
    refetchInterval: LIST_MS,
    retry: false,
  });

  useEffect(() => {
    const flush = async () => {
      const entries = now.current.waiting.slice(0, 200);
      if (entries.length === 0) return;
      const { data } = await call('POST', 'checkIn', { body: { product_id, entry_gate, entries } });
      const sent = new Set(entries.map(({ entry_key }) => entry_key));
      keep({
        waiting: now.current.waiting.filter(({ entry_key }) => !sent.has(entry_key)),
        ...(data && { entered: data.entered }),
      });
      setClashes((known) => [...known, ...(data?.verdicts.filter(({ is_clash }) => is_clash) ?? [])]);
      setLinked(true);
      await client.invalidateQueries({ queryKey: ['checkInList', product_id] });
    };
    const timer = setInterval(() => void flush().catch(() => undefined), FLUSH_MS);
    return () => clearInterval(timer);
  }, [product_id, entry_gate, client]);

  /**
   * The camera tells a ticket again while the server still thinks: asked twice, its second answer would turn it away.
   * @returns nothing while the same ticket is being asked
   * @throws ApiError when the server refuses the call itself
   */
  async function press(what: Press): Promise<GateVerdict | undefined> {
    const who = what.ticket ?? what.orders_detail_id;
    if (asked.current.has(who)) return undefined;
    asked.current.add(who);
    try {
      return await ask(what);
    } finally {
      asked.current.delete(who);
    }
  }

  async function ask(what: Press): Promise<GateVerdict> {
    const entry: GateEntry = { ...what, entry_key: crypto.randomUUID(), entry_at: new Date().toISOString() };
    try {
      const body = { product_id, entry_gate, entries: [entry] };
      const { data } = await call('POST', 'checkIn', { body, signal: AbortSignal.timeout(ANSWER_MS) });
      const [verdict] = data?.verdicts ?? [];
      if (!data || !verdict) throw ApiError.noConnection();
      setLinked(true);
      mark(verdict);
      keep({ entered: data.entered });
      return verdict;
    } catch (error) {
      if (error instanceof ApiError && !error.isUnanswered) throw error;
      setLinked(false);
      // Without a list nobody's ticket is known: that says nothing about the ticket.
      if (!now.current.readAt) throw ApiError.noConnection();
      return pressAlone({ ...entry, offline: true });
    }
  }

  async function pressAlone(entry: GateEntry): Promise<GateVerdict> {
    const ticket = await find(entry);
    const { verdict, admits } = judgeByList(ticket, entry, entry_gate);
    if (!admits || !ticket) return verdict;
    const isNew = ticket.entry_at === null;
    const told = { ...entry, orders_detail_id: ticket.orders_detail_id };
    keep({ waiting: [...now.current.waiting, told], entered: now.current.entered + (isNew ? 1 : 0) });
    mark(verdict);
    return verdict;
  }

  async function find({ ticket = '', orders_detail_id }: GateEntry) {
    const hash = await ticketHash(ticket);
    const code = ticket.trim().toUpperCase();
    return now.current.tickets.find(
      (known) =>
        known.orders_detail_id === orders_detail_id || known.ticket_hash === hash || known.ticket_code === code,
    );
  }

  function mark({ orders_detail_id, verdict, entry_at, entry_gate: gate }: GateVerdict): void {
    if (verdict !== 'valid' && verdict !== 'used') return;
    const tickets = now.current.tickets.map((ticket) =>
      ticket.orders_detail_id === orders_detail_id ? { ...ticket, entry_at, entry_gate: gate } : ticket,
    );
    keep({ tickets });
  }

  /** Takes back what was let in by mistake. */
  async function undo({ entry_key, orders_detail_id }: GateVerdict): Promise<void> {
    const isWaiting = now.current.waiting.some((entry) => entry.entry_key === entry_key);
    if (isWaiting) keep({ waiting: now.current.waiting.filter((entry) => entry.entry_key !== entry_key) });
    else await call('POST', 'checkInUndo', { body: { product_id, entry_key } });
    const tickets = now.current.tickets.map((ticket) =>
      ticket.orders_detail_id === orders_detail_id ? { ...ticket, entry_at: null, entry_gate: null } : ticket,
    );
    keep({ tickets, entered: Math.max(0, now.current.entered - 1) });
  }

  return { memory, isLinked, clashes, press, undo };
}
