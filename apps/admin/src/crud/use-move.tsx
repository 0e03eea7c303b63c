import { call, type BodyOf } from '@wethi/http';
import { App, Button } from 'antd';
import type { Resource } from '../providers/resource';
import { useSave } from '../providers/use-save';

/** Each resource with an order has such a call. */
type AnyMove = 'stageTimeMove';

interface Step extends BodyOf<'POST', AnyMove> {
  /** The record that it stood behind. */
  was_after: number | null;
}

const SECONDS_SHOWN = 5;

/**
 * Puts a record behind another one, and offers to take it back.
 * @param failed the record stays where it was
 */
export function useMove(resource: string, failed: () => void): (step: Step) => void {
  const { notification } = App.useApp();
  const send = async ({ was_after, ...body }: Step): Promise<Step> => {
    const { data } = await call('POST', `${resource}Move` as AnyMove, { body }).catch((error: unknown) => {
      failed();
      throw error;
    });
    return { ...body, update_at: data?.update_at, after_id: was_after, was_after: body.after_id };
  };
  const offerBack = (back: Step) => {
    const key = `${resource}.move`;
    const undo = () => {
      notification.destroy(key);
      save(back);
    };
    const actions = (
      <Button size="small" onClick={undo}>
        เลิกทำ
      </Button>
    );
    notification.info({ key, message: 'ย้ายลำดับแล้ว', duration: SECONDS_SHOWN, actions });
  };
  const { save } = useSave(send, {
    changes: [resource as Resource],
    words: { failure: 'ย้ายไม่สำเร็จ' },
    done: offerBack,
  });
  return save;
}
