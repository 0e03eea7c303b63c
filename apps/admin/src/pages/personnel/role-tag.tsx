import { PERSONNEL_ROLE, type PersonnelRole } from '@wethi/contract';
import { Crown, Guitar, Store, type LucideIcon } from 'lucide-react';
import { StatusTag, type Tone } from '../../feedback/status-tag';

const LOOKS: Readonly<Record<PersonnelRole, { tone: Tone; Icon: LucideIcon }>> = {
  owner: { tone: 'main', Icon: Crown },
  shop: { tone: 'blue', Icon: Store },
  band: { tone: 'info', Icon: Guitar },
};

export function RoleTag({ role }: { role: PersonnelRole }) {
  const { tone, Icon } = LOOKS[role];
  return (
    <StatusTag tone={tone} icon={<Icon aria-hidden />}>
      {PERSONNEL_ROLE[role]}
    </StatusTag>
  );
}
