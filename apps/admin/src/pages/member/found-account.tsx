import { useOne } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { Form } from 'antd';
import { recordDay } from '../../columns/record-time';

/** Says whose number was chosen, so that nobody else becomes a member. */
export function FoundAccount() {
  const id = Form.useWatch<number | undefined>('user_id');
  const { result: user } = useOne<Schema<'User'>>({
    resource: 'user',
    id,
    queryOptions: { enabled: Boolean(id) },
    errorNotification: false,
  });
  // Until another one is read, Refine's client answers the one before.
  if (!user || user.id !== id) return null;
  const name = [user.user_name, user.user_lname].filter(Boolean).join(' ') || user.user_nickname;
  const since = recordDay(user.create_at);
  const found = ['พบบัญชี', name, `สมัคร ${since}`, !name && 'ยังไม่ได้ตั้งชื่อ'];
  return <span role="status">{found.filter(Boolean).join(' ')}</span>;
}
