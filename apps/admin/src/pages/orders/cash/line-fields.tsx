import { useQuery } from '@tanstack/react-query';
import { TICKETS_PER_ORDER } from '@wethi/contract';
import { baht, bangkokTime } from '@wethi/format';
import { call } from '@wethi/http';
import { Form } from 'antd';
import { REQUIRED } from '../../../fields/field';
import { FormSelect } from '../../../fields/form-select';
import { ReferenceSelect } from '../../../fields/reference-select';
import { PRODUCT } from '../../../providers/resource';

/** What is sold, how many where it is for a hall, and at which of its prices where it has several today. */
export function LineFields({ name }: { name: number }) {
  const form = Form.useFormInstance();
  const product_id = Form.useWatch(['ordersDetail', name, 'product_id'], form) as number | undefined;
  const { data: read, isPlaceholderData } = useQuery({
    queryKey: ['cash-price', product_id],
    queryFn: () => pricesOf(product_id ?? 0),
    enabled: Boolean(product_id),
  });
  // Until another show's are read, Refine's client answers those of the one before.
  const data = isPlaceholderData ? undefined : read;
  const hasTiers = (data?.tiers.length ?? 0) > 0;
  return (
    <>
      <Form.Item
        name={[name, 'product_id']}
        label="งานแสดง"
        rules={[REQUIRED]}
        extra={data && !hasTiers && `ราคาวันนี้ ${baht(data.price)}`}
      >
        <ReferenceSelect
          {...PRODUCT}
          placeholder="พิมพ์เพื่อค้นหา"
          // Its tier and tickets are another show's.
          onChange={(id) => form.setFieldValue(['ordersDetail', name], { product_id: id })}
        />
      </Form.Item>
      {data && hasTiers && (
        <Form.Item name={[name, 'product_price_id']} label="ราคา" rules={[REQUIRED]}>
          <FormSelect
            options={data.tiers.map(({ id, product_price_title, product_price_value }) => ({
              value: id,
              label: [product_price_title, baht(product_price_value)].filter(Boolean).join(' '),
            }))}
          />
        </Form.Item>
      )}
      {data?.isForHall && (
        <Form.Item
          name={[name, 'tickets']}
          label="จำนวนบัตร"
          getValueProps={(value?: number) => ({ value: value ?? 1 })}
        >
          <FormSelect
            options={Array.from({ length: TICKETS_PER_ORDER }, (_, at) => ({ value: at + 1, label: `${at + 1} ใบ` }))}
          />
        </Form.Item>
      )}
    </>
  );
}

/** The price, and the tiers of today where its show has a list of them. */
async function pricesOf(product_id: number) {
  const { data: product } = await call('GET', 'productById', { query: { id: product_id } });
  const isForHall = product !== undefined && product.product_format !== 'online';
  if (product?.product_price_list !== 'Y') return { price: product?.product_price ?? 0, tiers: [], isForHall };
  const date = bangkokTime(Date.now()).date;
  const { data: tiers = [] } = await call('GET', 'productPriceByProductIdAndDate', { query: { product_id, date } });
  return { price: product.product_price, tiers, isForHall };
}
