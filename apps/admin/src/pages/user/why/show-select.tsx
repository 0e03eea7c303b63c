import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useState } from 'react';
import { FormSelect } from '../../../fields/form-select';
import { orderedShows } from '../customer/ordered-shows';
import type { CustomerOrder } from '../customer/use-customer';

interface ShowSelectProps {
  orders: readonly CustomerOrder[];
  value: number | undefined;
  onChange: (productId: number) => void;
}

const MOST = 30;

/** Chooses the show that cannot be watched: what was ordered first, then every other by its name. */
export function ShowSelect({ orders, value, onChange }: ShowSelectProps) {
  const [q, search] = useState('');
  const { data: others = [] } = useQuery({
    queryKey: ['customer', 'shows', q],
    queryFn: async () =>
      (await call('GET', 'product', { query: { q: q || undefined, limit: MOST, sort: '-id' } })).data,
    placeholderData: keepPreviousData,
  });
  const ordered = orderedShows(orders);
  const known = new Set(ordered.map(({ value }) => value));
  const options = [
    { label: 'ที่สั่งซื้อ', options: ordered.filter(({ label }) => label.includes(q)) },
    {
      label: 'งานอื่น',
      options: others.flatMap(({ id, product_title }) => (known.has(id) ? [] : [{ value: id, label: product_title }])),
    },
  ];
  return (
    <FormSelect<number>
      id="why-show"
      showSearch
      filterOption={false}
      onSearch={search}
      value={value}
      onChange={onChange}
      options={options.filter(({ options }) => options.length > 0)}
      placeholder="พิมพ์ชื่องาน"
      notFoundContent="ไม่พบ"
    />
  );
}
