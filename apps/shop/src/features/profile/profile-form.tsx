import { phone } from '@wethi/format';
import { type FormEvent, useState } from 'react';
import { ApiError, call, errorText, withMinimumDuration } from '@wethi/http';
import type { Member } from '../../api-types';
import { useRefreshMember } from '../../session/member';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import { TextField } from '../../ui/fields/text-field';
import { useToast } from '../../ui/feedback/toast';
import styles from './profile-form.module.css';

const SAVING_MS = 1000;

type ProfileFields = Record<'user_nickname' | 'user_name' | 'user_lname', string>;

/** Saves names; what the server says about a field stands under it. */
function useProfile(member: Member) {
  const refresh = useRefreshMember();
  const tell = useToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as ProfileFields;
    setBusy(true);
    setRefusal(undefined);
    try {
      await withMinimumDuration(SAVING_MS, call('POST', 'user', { body: { id: member.id, ...fields } }));
      await refresh();
      tell({ kind: 'success', title: 'บันทึก สำเร็จ' });
    } catch (failure) {
      setRefusal(failure);
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (field: keyof ProfileFields) =>
    refusal instanceof ApiError ? refusal.fields.find((entry) => entry.field === field)?.message : undefined;
  return { busy, refusal, errorOf, save: (event: FormEvent<HTMLFormElement>) => void save(event) };
}

export function ProfileForm({ member }: { member: Member }) {
  const { busy, refusal, errorOf, save } = useProfile(member);
  const field = (name: keyof ProfileFields, label: string, autoComplete: string) => (
    <TextField
      label={label}
      name={name}
      defaultValue={member[name] ?? ''}
      autoComplete={autoComplete}
      maxLength={60}
      error={errorOf(name)}
    />
  );
  return (
    <Card>
      <form className={styles.section} onSubmit={save}>
        <h2>ข้อมูลสมาชิก</h2>
        <p className="t2">
          เบอร์โทรศัพท์ <b className="num">{phone(member.user_tel)}</b>
        </p>
        {field('user_nickname', 'ชื่อเล่น', 'nickname')}
        <div className={styles.two}>
          {field('user_name', 'ชื่อ', 'given-name')}
          {field('user_lname', 'นามสกุล', 'family-name')}
        </div>
        {refusal !== undefined && <Alert kind="no">{errorText(refusal)}</Alert>}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" loading={busy}>
            บันทึก
          </Button>
        </div>
      </form>
    </Card>
  );
}
