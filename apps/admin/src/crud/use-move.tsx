import { call, type BodyOf } from '@wethi/http';
import { useRef } from 'react';
import { useUndoToast } from '../actions/use-undo-toast';
import type { Resource } from '../providers/resource';
import { useSave } from '../providers/use-save';

/** Each resource with an order has such calls. */
type AnyOrdered = 'stageTime';
type AnyMove = 'stageTimeMove';

interface Step extends BodyOf<'POST', AnyMove> {
  /** The record that it stood behind. */
  was_after: number | null;
  /** Columns that change with the place, and what stood in them. */
  columns?: { now: object; was: object };
}

/**
 * Puts a record behind another one, and offers to take it back.
 * @param failed the record stays where it was
 * @param settled no move is under way any more, and the list is read anew
 */
export function useMove(resource: string, failed: () => void, settled?: () => void): (step: Step) => void {
  const offerBack = useUndoToast();
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  // A record that is moved again before the list is read anew has a newer version than the list knows.
  const versions = useRef(new Map<number, string>());
  const send = async ({ was_after, columns, update_at: read, ...body }: Step): Promise<Step> => {
    const { id, after_id } = body;
    const known = versions.current.get(id);
    const update_at = known && (!read || known > read) ? known : read;
    // What is saved here has a newer version, which the move after it does not know.
    if (columns) await call('POST', resource as AnyOrdered, { body: { id, update_at, ...columns.now } });
    const { data } = await call('POST', `${resource}Move` as AnyMove, {
      body: columns ? body : { ...body, update_at },
    });
    if (data) versions.current.set(id, data.update_at);
    const back = columns && { now: columns.was, was: columns.now };
    return { id, update_at: data?.update_at, after_id: was_after, was_after: after_id, columns: back };
  };
  const sendInTurn = (step: Step) => {
    underWay.current += 1;
    const mine = sent.current.then(() => send(step));
    sent.current = mine.catch(() => {
      underWay.current -= 1;
      failed();
    });
    return mine;
  };
  const { save } = useSave(sendInTurn, {
    changes: [resource as Resource],
    words: { failure: 'ย้ายไม่สำเร็จ' },
    done: (back) => {
      underWay.current -= 1;
      if (underWay.current === 0) settled?.();
      offerBack(`${resource}.move`, 'ย้ายลำดับแล้ว', () => save(back));
    },
  });
  return save;
}
