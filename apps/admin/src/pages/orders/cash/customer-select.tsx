import { useSelect } from '@refinedev/antd';
import { phone } from '@wethi/format';
import { FormSelect } from '../../../fields/form-select';
import type { RowOf } from '../../../providers/resource';

type User = RowOf<'user'>;

// Refine compares the functions: new ones would set the options again without end.
const nameOf = ({ user_tel, user_name, user_lname, user_nickname }: User) =>
  [phone(user_tel), [user_name, user_lname].filter(Boolean).join(' ') || user_nickname].filter(Boolean).join(' · ');
const search = (text: string) => [{ field: 'q', operator: 'eq' as const, value: text.replace(/[\s-]/g, '') || text }];

interface CustomerSelectProps {
  value?: number;
  onChange?: (id: number) => void;
  id?: string;
}

/** Chooses a customer by phone or name. */
export function CustomerSelect({ value, onChange, id }: CustomerSelectProps) {
  const { selectProps } = useSelect<User>({
    resource: 'user',
    optionLabel: nameOf,
    sorters: [{ field: 'id', order: 'desc' }],
    pagination: { pageSize: 20 },
    // Who is chosen already is named, also where they are none of the newest.
    defaultValue: value,
    onSearch: search,
  });
  return (
    <FormSelect<number>
      {...(selectProps as object)}
      id={id}
      value={value}
      onChange={onChange}
      placeholder="พิมพ์เบอร์โทรหรือชื่อ"
      notFoundContent="ไม่พบ ลูกค้าต้องลงทะเบียนในหน้าร้านก่อน"
    />
  );
}
