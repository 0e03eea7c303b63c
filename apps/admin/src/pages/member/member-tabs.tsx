import { ScreenTabs } from '../../filters/screen-tabs';
import { useTotal } from '../../filters/use-total';

/** The members and their groups, side by side above each other (design: 64). */
export function MemberTabs() {
  const [members, groups] = [useTotal('member'), useTotal('memberGroup')];
  return (
    <ScreenTabs
      label="สมาชิกและกลุ่ม"
      tabs={[
        { screen: 'member', to: '/member', label: 'สมาชิก', count: members },
        { screen: 'memberGroup', to: '/memberGroup', label: 'กลุ่มสมาชิก', count: groups },
      ]}
    />
  );
}
