import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MEMBER_KEY, useMember } from '../../session/member';
import { useSave } from '../../ui/use-save';
import type { ListWish } from './list-form';

const AGAIN_MS = 15_000;

/** A place in the list of those who wait for what is given back: read again and again while somebody has one. */
export function useList(product_id: number) {
  const client = useQueryClient();
  const { state } = useMember();
  const queryKey = [...MEMBER_KEY, 'waiting-list', product_id];
  const query = useQuery({
    queryKey,
    enabled: state === 'member',
    queryFn: async ({ signal }) =>
      (await call('GET', 'waitingListOwn', { query: { product_id }, signal })).data ?? null,
    refetchInterval: ({ state: { data } }) => (data && data.list_state !== 'none' ? AGAIN_MS : false),
  });
  const renew = () => client.invalidateQueries({ queryKey });
  const wait = (wish: ListWish) => call('POST', 'waitingList', { body: { product_id, ...wish } });
  const join = useSave(wait, { success: 'ลงชื่อรอบัตรคืนแล้ว', failure: 'ลงชื่อไม่ได้', then: renew });
  const change = useSave(({ wish }: { wish: ListWish; done: () => void }) => wait(wish), {
    success: 'บันทึกแล้ว',
    failure: 'บันทึกไม่ได้',
    then: async (_, { done }) => {
      await renew();
      done();
    },
  });
  const leave = useSave(() => call('POST', 'waitingListLeave', { body: { product_id } }), {
    success: 'ถอนชื่อแล้ว',
    failure: 'ถอนชื่อไม่ได้',
    then: renew,
  });
  const takeOne = useSave(() => wait({ tickets: 1 }), {
    success: 'เก็บไว้ให้ 1 ใบแล้ว',
    failure: 'เปลี่ยนจำนวนไม่ได้',
    then: renew,
  });
  return { query, join, change, leave, takeOne };
}
