import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { fileUrl } from '@wethi/browser';
import { shopUrl } from '../../providers/shop-url';

/** The QR of a group's link. @returns undefined until it is drawn */
export function useMadeQr(key: string | null | undefined): string | undefined {
  const link = key && shopUrl(`/group/${key}`);
  const { data } = useQuery({
    queryKey: ['group-qr', link],
    queryFn: async () => (await import('qrcode')).toDataURL(link ?? '', { margin: 2, width: 960 }),
    enabled: Boolean(link),
    staleTime: Infinity,
  });
  return data;
}

/** The picture that a customer scans: the group's own, or the QR of its link. */
export function useGroupQr(group: Schema<'MemberGroupView'>): string | undefined {
  const made = useMadeQr(group.member_group_key);
  return group.member_group_path ? fileUrl(group.member_group_path) : made;
}
