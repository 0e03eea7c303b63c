import { phone } from '@wethi/format';
import { useForm } from 'react-hook-form';
import { call, withMinimumDuration } from '@wethi/http';
import type { Member } from '../../api-types';
import { useRefreshMember } from '../../session/member';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import { TextField } from '../../ui/fields/text-field';
import { useSave } from '../../ui/use-save';
import styles from './details.module.css';

const SAVING_MS = 1000;

type Names = Record<'user_nickname' | 'user_name' | 'user_lname', string>;

/** The member's names; what the server says about one stands under it. */
export function ProfileForm({ member }: { member: Member }) {
  const refresh = useRefreshMember();
  const saveNames = (names: Names) =>
    withMinimumDuration(SAVING_MS, call('POST', 'user', { body: { id: member.id, ...names } }));
  const { save, busy, text, errorOf } = useSave(saveNames, { success: 'บันทึก สำเร็จ', then: refresh });
  const { user_nickname, user_name, user_lname } = member;
  const { register, handleSubmit } = useForm<Names>({
    defaultValues: { user_nickname: user_nickname ?? '', user_name: user_name ?? '', user_lname: user_lname ?? '' },
  });
  const field = (name: keyof Names, label: string, autoComplete: string) => (
    <TextField label={label} {...register(name)} autoComplete={autoComplete} maxLength={60} error={errorOf(name)} />
  );
  return (
    <Card>
      <form className={styles.section} onSubmit={(event) => void handleSubmit((names) => save(names))(event)}>
        <h2>ข้อมูลสมาชิก</h2>
        <p className="t2">
          เบอร์โทรศัพท์ <b className="num">{phone(member.user_tel)}</b>
        </p>
        {field('user_nickname', 'ชื่อเล่น', 'nickname')}
        <div className={styles.two}>
          {field('user_name', 'ชื่อ', 'given-name')}
          {field('user_lname', 'นามสกุล', 'family-name')}
        </div>
        {text && <Alert kind="no">{text}</Alert>}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" loading={busy}>
            บันทึก
          </Button>
        </div>
      </form>
    </Card>
  );
}
