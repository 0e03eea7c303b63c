import { officeApi } from './office.ts';

/** Makes a group of members. @returns its name, and what its QR holds */
export async function newGroup(more: object = {}): Promise<{ name: string; key: string }> {
  const name = `กลุ่ม ${Date.now().toString(36)}`;
  const { data } = await officeApi('POST', 'memberGroup', { member_group_name: name, ...more });
  const { insertId } = data as { insertId: number };
  const { data: group } = await officeApi('GET', `memberGroupById?id=${insertId}`);
  return { name, key: (group as { member_group_key: string }).member_group_key };
}
