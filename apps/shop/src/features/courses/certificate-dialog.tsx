import { longDate, shortDuration } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CourseProgress, CourseView } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { Button, buttonClass } from '../../ui/actions/button';
import { ShareButton } from '../../ui/actions/share-button';
import { FieldError } from '../../ui/feedback/alert';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import styles from './certificate-dialog.module.css';
import { progressQuery } from './course-query';
import { type NumberedLesson, secondsOf } from './lessons';

interface CertificateDialogProps {
  course: CourseView;
  lessons: readonly NumberedLesson[];
  progress: CourseProgress;
}

/** The certificate of a finished course: first whose name stands on it, then the paper. */
export default function CertificateDialog({ course, lessons, progress }: CertificateDialogProps) {
  const { close } = useDialogs();
  return (
    <Dialog title="เรียนจบแล้ว" width="auth" onClose={close}>
      <div className={styles.body}>
        {progress.user_courses_no === null ? (
          <NameForm course={course} progress={progress} />
        ) : (
          <Paper course={course} lessons={lessons} progress={progress} />
        )}
      </div>
    </Dialog>
  );
}

function NameForm({ course: { product_id }, progress }: Omit<CertificateDialogProps, 'lessons'>) {
  const client = useQueryClient();
  const [name, setName] = useState(progress.user_courses_name);
  const { save, busy, text } = useSave(
    () => call('POST', 'courseCertificate', { body: { product_id, user_courses_name: name.trim() } }),
    { then: () => client.invalidateQueries(progressQuery(product_id)) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save();
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
        รับใบรับรอง
      </Button>
    </form>
  );
}

function Paper({ course, lessons, progress }: CertificateDialogProps) {
  const { product_title, product_id, coach } = course;
  const length = [shortDuration(secondsOf(lessons)), coach && `กับ${coach.coach_name}`].filter(Boolean).join(' ');
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
          {progress.finished && longDate(progress.finished)} · เลขที่ {progress.user_courses_no}
        </p>
      </div>
      <div className={styles.actions}>
        <a
          className={buttonClass({ kind: 'primary' })}
          href={callUrl('courseCertificateFile', { product_id })}
          download
        >
          <Download size={20} aria-hidden />
          บันทึกเป็น PDF
        </a>
        <ShareButton title={`เรียนจบคอร์ส ${product_title}`} />
      </div>
    </>
  );
}
