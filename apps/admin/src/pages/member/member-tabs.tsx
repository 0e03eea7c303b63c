import { useList } from '@refinedev/core';
import { ScreenTabs } from '../../filters/screen-tabs';

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

function useTotal(resource: string): number | undefined {
  const { result, query } = useList({ resource, pagination: { pageSize: 1 }, errorNotification: false });
  // A deletion that can still be taken back is one less in every list, also in those that it was no part of.
  return query.isSuccess ? Math.max(0, result.total ?? 0) : undefined;
}
