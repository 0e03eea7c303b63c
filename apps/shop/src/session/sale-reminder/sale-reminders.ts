import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { RemindedSale } from '../../api-types';
import { useSave } from '../../ui/use-save';
import { MEMBER_KEY, useMayRead } from '../member';

const KEY = [...MEMBER_KEY, 'sale-reminders'] as const;

/** Will the member hear that a show is on sale? And the way to change it, which shows at once. */
export function useSaleReminder(productId: number) {
  const client = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET', 'saleReminderOwn', { signal })).data ?? [],
    enabled: useMayRead(),
  });
  const { save } = useSave(
    (isOn: boolean) =>
      call('POST', 'saleReminder', { body: { product_id: productId, sale_reminder: isOn ? 'Y' : 'N' } }),
    {
      failure: 'บันทึกการเตือนไม่สำเร็จ',
      optimistic: async (isOn) => {
        // An answer from before must not stand over what was just chosen.
        await client.cancelQueries({ queryKey: KEY });
        const before = client.getQueryData<RemindedSale[]>(KEY);
        const others = (before ?? []).filter(({ product_id }) => product_id !== productId);
        client.setQueryData<RemindedSale[]>(KEY, isOn ? [...others, { product_id: productId }] : others);
        return () => client.setQueryData(KEY, before);
      },
      then: () => client.invalidateQueries({ queryKey: KEY }),
      scope: 'sale-reminders',
    },
  );
  return { isOn: data.some(({ product_id }) => product_id === productId), save };
}
