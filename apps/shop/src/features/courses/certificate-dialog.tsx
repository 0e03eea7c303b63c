import { plainDate, spokenDuration } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { CourseProgress, CourseView } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { Button, buttonClass } from '../../ui/actions/button';
import { ShareButton } from '../../ui/actions/share-button';
import { FieldError } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import styles from './certificate-dialog.module.css';
import { progressQuery } from './course-query';
import { type NumberedLesson, secondsOf } from './lessons';

/** In which the server sets a paper. */
const SAVED_AFTER_MS = 5_000;

interface CertificateDialogProps {
  course: CourseView;
  lessons: readonly NumberedLesson[];
  progress: CourseProgress;
}

/** The certificate of a finished course, with the name of the profile until its owner says another. */
export default function CertificateDialog({ course, lessons, progress }: CertificateDialogProps) {
  const { close } = useDialogs();
  const [isNaming, setNaming] = useState(false);
  const { user_courses_no, user_courses_name } = progress;
  const isNew = user_courses_no === null;
  const needsName = isNaming || (isNew && !user_courses_name);
  return (
    <Dialog title="เรียนจบแล้ว" width="auth" onClose={close}>
      <div className={styles.body}>
        {needsName && <NameForm course={course} progress={progress} done={() => setNaming(false)} />}
        {!needsName && isNew && <TakeIt course={course} progress={progress} />}
        {!needsName && !isNew && (
          <Paper course={course} lessons={lessons} progress={progress} rename={() => setNaming(true)} />
        )}
      </div>
    </Dialog>
  );
}

/** Has the name written on the certificate, and reads it. */
function useNaming(product_id: number, done?: () => void) {
  const client = useQueryClient();
  return useSave(
    (user_courses_name: string) =>
      call('POST', 'courseCertificate', { body: { product_id, user_courses_name: user_courses_name.trim() } }),
    {
      then: async () => {
        await client.invalidateQueries(progressQuery(product_id));
        done?.();
      },
    },
  );
}

/** The first opening gives it its number. */
function TakeIt({ course, progress: { user_courses_name } }: Omit<CertificateDialogProps, 'lessons'>) {
  const { save, text } = useNaming(course.product_id);
  const take = useEffectEvent(() => save(user_courses_name));
  useEffect(() => take(), []);
  if (text) return <Failure inline title={text} onRetry={() => save(user_courses_name)} />;
  return (
    <div className={styles.paper} aria-busy>
      <p className="small">กำลังออกใบรับรอง</p>
    </div>
  );
}

function NameForm({
  course: { product_id },
  progress,
  done,
}: Omit<CertificateDialogProps, 'lessons'> & { done: () => void }) {
  const [name, setName] = useState(progress.user_courses_name);
  const { save, busy, text } = useNaming(product_id, done);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save(name);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className="t2">ตรวจชื่อบนใบรับรองก่อน เมื่อบันทึกเป็น PDF แล้วจะแก้ไม่ได้</p>
      <TextField
        label="ชื่อบนใบรับรอง"
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={200}
        autoComplete="name"
        required
      />
      {text && <FieldError>{text}</FieldError>}
      <Button kind="primary" size="large" block type="submit" loading={busy} disabled={!name.trim()}>
        {progress.user_courses_no === null ? 'รับใบรับรอง' : 'บันทึกชื่อ'}
      </Button>
    </form>
  );
}

function Paper({ course, lessons, progress, rename }: CertificateDialogProps & { rename: () => void }) {
  const client = useQueryClient();
  const { member } = useMember();
  const isOfProfile = progress.user_courses_name === `${member?.user_name} ${member?.user_lname}`;
  const { product_title, product_id, coach } = course;
  const minutes = Math.floor(secondsOf(lessons) / 60);
  const length = [spokenDuration(minutes * 60), coach && `กับ${coach.coach_name}`].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.paper}>
        <p className="small">เวที ขอรับรองว่า</p>
        <h3>{progress.user_courses_name}</h3>
        <p>
          เรียนจบคอร์ส {product_title}
          <br />
          {length}
        </p>
        <p className="small num">
          {progress.finished && plainDate(progress.finished)} · เลขที่ {progress.user_courses_no}
        </p>
      </div>
      {!progress.user_courses_saved && (
        <p className={`small muted center ${styles.name}`}>
          {isOfProfile && 'ชื่อมาจากข้อมูลสมาชิก '}
          <button type="button" className="link" onClick={rename}>
            แก้ชื่อก่อนบันทึก
          </button>
        </p>
      )}
      <div className={styles.actions}>
        <a
          className={buttonClass({ kind: 'primary' })}
          href={callUrl('courseCertificateFile', { product_id })}
          download
          // With the first paper the name stays; the server tells.
          onClick={() => setTimeout(() => void client.invalidateQueries(progressQuery(product_id)), SAVED_AFTER_MS)}
        >
          <Download size={20} aria-hidden />
          บันทึกเป็น PDF
        </a>
        <ShareButton kind="secondary" title={`เรียนจบคอร์ส ${product_title}`} />
      </div>
    </>
  );
}
