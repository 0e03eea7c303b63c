import { useQueryClient } from '@tanstack/react-query';
import { upload } from '@wethi/http';
import { type FormEvent, useRef, useState } from 'react';
import type { CourseView } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { Button } from '../../ui/actions/button';
import { FieldError } from '../../ui/feedback/alert';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import styles from './application-dialog.module.css';
import { progressQuery } from './course-query';
import { drawName, SignaturePad } from './signature-pad';

interface ApplicationDialogProps {
  course: CourseView;
  words: string;
}

/** The application of a course, signed by hand or with a typed name. */
export default function ApplicationDialog({ course: { product_id, product_title }, words }: ApplicationDialogProps) {
  const { close } = useDialogs();
  const client = useQueryClient();
  const pad = useRef<HTMLCanvasElement>(null);
  const [name, setName] = useState('');
  const [isDrawn, setDrawn] = useState(false);
  const { save, busy, text } = useSave(
    async () => {
      const form = new FormData();
      form.append('product_id', String(product_id));
      form.append('images', await pictureOf(pad.current), 'signature.png');
      return upload('uploadSignature', form, () => undefined);
    },
    {
      success: 'เซ็นใบสมัครแล้ว',
      then: async () => {
        close();
        await client.invalidateQueries(progressQuery(product_id));
      },
    },
  );
  const type = (typed: string) => {
    setName(typed);
    setDrawn(typed.trim() !== '');
    if (pad.current) drawName(pad.current, typed.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDrawn) save();
  };
  return (
    <Dialog title="ใบสมัคร" width="auth" onClose={close}>
      <form className={styles.body} onSubmit={submit}>
        <h3>{product_title}</h3>
        <p className={`t2 ${styles.words}`} tabIndex={0} role="region" aria-label="ข้อความในใบสมัคร">
          {words}
        </p>
        <SignaturePad ref={pad} wiped={() => type('')} isTyped={name !== ''} drawn={() => setDrawn(true)} />
        <button type="button" className={`link ${styles.again}`} disabled={!isDrawn} onClick={() => type('')}>
          ล้างแล้วเซ็นใหม่
        </button>
        <TextField
          label="หรือพิมพ์ชื่อแทนลายเซ็น"
          value={name}
          onChange={(event) => type(event.target.value)}
          maxLength={80}
          autoComplete="name"
        />
        {text && <FieldError>{text}</FieldError>}
        <Button kind="primary" size="large" block type="submit" loading={busy} disabled={!isDrawn}>
          เซ็นใบสมัคร
        </Button>
      </form>
    </Dialog>
  );
}

function pictureOf(pad: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    pad?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('บันทึกลายเซ็นไม่ได้'))), 'image/png');
  });
}
