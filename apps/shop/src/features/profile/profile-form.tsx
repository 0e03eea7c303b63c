import { phone } from '@wethi/format';
import { Camera, CircleCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call, withMinimumDuration } from '@wethi/http';
import type { Member } from '../../api-types';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { useRefreshMember } from '../../session/member';
import { Button, IconButton } from '../../ui/actions/button';
import { Chip } from '../../ui/actions/chip';
import { Alert } from '../../ui/feedback/alert';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/layout/card';
import { Avatar } from '../../ui/media/avatar';
import { useSave } from '../../ui/use-save';
import styles from './details.module.css';

const SAVING_MS = 1000;

type Names = Record<'user_nickname' | 'user_name' | 'user_lname', string>;

/** The member's face and names; what the server says about one stands under it. */
export function ProfileForm({ member }: { member: Member }) {
  const refresh = useRefreshMember();
  const { open } = useDialogs();
  const saveNames = (names: Names) =>
    withMinimumDuration(SAVING_MS, call('POST', 'user', { body: { id: member.id, ...names } }));
  const { form, save, busy, text, errorOf } = useSave(saveNames, { success: 'บันทึก สำเร็จ', then: refresh });
  const { user_nickname, user_name, user_lname } = member;
  const { register, handleSubmit } = useForm<Names>({
    defaultValues: { user_nickname: user_nickname ?? '', user_name: user_name ?? '', user_lname: user_lname ?? '' },
  });
  const field = (name: keyof Names, label: string, autoComplete: string) => (
    <TextField label={label} {...register(name)} autoComplete={autoComplete} maxLength={60} error={errorOf(name)} />
  );
  return (
    <Card>
      <form
        ref={form}
        className={styles.section}
        onSubmit={(event) => void handleSubmit((names) => save(names))(event)}
      >
        <div className={styles.who}>
          <div className={styles.face}>
            <Avatar path={member.user_path} size={104} />
            <IconButton label="เปลี่ยนรูปโปรไฟล์" onClick={() => open({ name: 'avatar' })}>
              <Camera size={20} aria-hidden />
            </IconButton>
          </div>
          <div>
            <h2>{user_nickname || 'ข้อมูลสมาชิก'}</h2>
            <p className="t2 num">{phone(member.user_tel)}</p>
            <Chip kind="ok">
              <CircleCheck aria-hidden />
              ยืนยันเบอร์แล้ว
            </Chip>
          </div>
        </div>
        <div className={styles.two}>
          {field('user_name', 'ชื่อ', 'given-name')}
          {field('user_lname', 'นามสกุล', 'family-name')}
          {field('user_nickname', 'ชื่อเล่น', 'nickname')}
          <EmailLine member={member} />
        </div>
        {text && <Alert kind="no">{text}</Alert>}
        <div className={styles.end}>
          <Button kind="ghost" onClick={() => open({ name: 'pin' })}>
            เปลี่ยน PIN
          </Button>
          <Button type="submit" kind="primary" loading={busy}>
            บันทึก
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The address stands here and changes on a page of its own, by a code. */
function EmailLine({ member: { user_email, user_email_at } }: { member: Member }) {
  return (
    <div className={styles.email}>
      <b>อีเมล</b>
      <p>
        <span>{user_email ?? 'ยังไม่มีอีเมล'}</span>
        <Link className="link nowrap" to={paths.ownEmail}>
          {!user_email ? 'เพิ่มอีเมล' : user_email_at ? 'เปลี่ยนอีเมล' : 'ยืนยันอีเมล'}
        </Link>
      </p>
    </div>
  );
}
