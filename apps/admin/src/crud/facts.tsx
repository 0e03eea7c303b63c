import { Descriptions, type DescriptionsProps } from 'antd';

export default function Facts({ items }: Pick<DescriptionsProps, 'items'>) {
  return <Descriptions column={1} size="small" bordered items={items} />;
}
