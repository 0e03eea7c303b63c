import type { Letter } from '../letters/letter';
import type { MemberGroup } from './member-group.entity';

/** The letter by which a customer confirms that they join a group. */
export function groupLetter({ member_group_name, member_group_months }: MemberGroup, link: string): Letter {
  return {
    subject: `ยืนยันเข้ากลุ่ม ${member_group_name}`,
    preheader: 'กดปุ่มแล้วเข้าระบบ เป็นสมาชิกทันที',
    heading: `เข้ากลุ่ม ${member_group_name}`,
    parts: [
      { text: `กดปุ่มแล้วเข้าระบบ คุณจะเป็นสมาชิกกลุ่มนี้ ${member_group_months} เดือน ซื้อราคาสมาชิกและใช้คูปองเฉพาะสมาชิกได้` },
      { button: 'ยืนยันเข้ากลุ่ม', link },
      { text: 'ถ้าไม่ต้องการเข้ากลุ่ม ไม่ต้องทำอะไร', small: true },
    ],
    because: 'ส่งอีเมลนี้เพราะทีมงานชวนคุณเข้ากลุ่มสมาชิก',
  };
}
