import { phone } from '@wethi/format';
import { Link } from 'react-router';
import type { BandFollowState } from '../api-types';
import { paths } from '../config/paths';
import { Switch } from '../ui/fields/switch';
import { useMember } from './member';

interface FollowWaysProps {
  state: BandFollowState;
  onChange: (state: BandFollowState) => void;
}

/** How somebody hears of a band's new shows. */
export function FollowWays({ state, onChange }: FollowWaysProps) {
  const { member } = useMember();
  const flag = (on: boolean) => (on ? 'Y' : 'N');
  const isConfirmed = Boolean(member?.user_email_at);
  return (
    <>
      {isConfirmed ? (
        <Switch
          label="อีเมล"
          note={member?.user_email ?? ''}
          checked={state.band_follow_mail === 'Y'}
          onChange={(on) => onChange({ ...state, band_follow_mail: flag(on) })}
        />
      ) : (
        <p className="small muted">
          อยากให้แจ้งทางอีเมล{' '}
          <Link className="link" to={paths.ownEmail}>
            เพิ่มและยืนยันอีเมล
          </Link>{' '}
          ก่อน
        </p>
      )}
      <Switch
        label="SMS"
        note={`${phone(member?.user_tel ?? '')} ไม่เกินเดือนละ 2 ครั้งต่อวง`}
        checked={state.band_follow_sms === 'Y'}
        onChange={(on) => onChange({ ...state, band_follow_sms: flag(on) })}
      />
    </>
  );
}
