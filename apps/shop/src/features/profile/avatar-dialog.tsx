import { ImagePlus, RotateCw, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { call, upload } from '@wethi/http';
import { UPLOAD_TYPES } from '@wethi/contract';
import { useDialogs } from '../../overlays/dialogs';
import { useRefreshMember } from '../../session/member';
import { Button, buttonClass, IconButton } from '../../ui/actions/button';
import { QuietButton } from '../../ui/actions/quiet-button';
import { FieldError } from '../../ui/feedback/alert';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import styles from './avatar-dialog.module.css';
import { type Crop, cutOut, drawn, MOST_ZOOM, SHOWN_PART, startOf, turned, zoomed } from './crop';
import { useCropGestures } from './use-crop-gestures';

const LARGEST_BYTES = 10 * 1024 * 1024;
const ACCEPTED = UPLOAD_TYPES.join(',');

interface Cut {
  picture: ImageBitmap;
  crop: Crop;
}

/** A face: chosen, moved, turned and cut to a square here (design: 33 #avatar). */
export function AvatarDialog({ hasFace }: { hasFace: boolean }) {
  const { close } = useDialogs();
  const refresh = useRefreshMember();
  const [cut, setCut] = useState<Cut>();
  const [said, setSaid] = useState<string>();
  const done = async () => {
    await refresh();
    close();
  };
  const remove = useSave(() => call('DELETE', 'uploadUser'), {
    success: 'ลบรูปโปรไฟล์แล้ว',
    failure: 'ลบไม่ได้',
    then: done,
  });
  const { save, busy, text } = useSave(
    async ({ picture, crop }: Cut) => {
      const form = new FormData();
      form.set('images', await cutOut(picture, crop), 'face.jpg');
      return upload('uploadUser', form, () => undefined);
    },
    { success: 'บันทึก สำเร็จ', then: done },
  );
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > LARGEST_BYTES) return setSaid('รูปใหญ่เกิน 10 MB กรุณาเลือกรูปที่เล็กลง');
    try {
      const picture = await createImageBitmap(file);
      setCut({ picture, crop: startOf(picture) });
      setSaid(undefined);
    } catch {
      setSaid('อ่านรูปนี้ไม่ได้ กรุณาใช้ไฟล์ png, gif หรือ jpeg');
    }
  };
  const problem = said ?? text;
  return (
    <Dialog title="รูปโปรไฟล์" width="auth" onClose={close}>
      <div className={styles.dialog}>
        {cut && <Cutting {...cut} setCrop={(change) => setCut((now) => now && { ...now, crop: change(now.crop) })} />}
        <p className="hint center">ลากเพื่อเลื่อน ใช้สองนิ้วขยาย ไฟล์ png, gif หรือ jpeg ไม่เกิน 10 MB</p>
        {problem && <FieldError centered>{problem}</FieldError>}
        <div className={styles.buttons}>
          <label className={buttonClass({ kind: cut ? 'secondary' : 'primary' }, styles.choose)}>
            <ImagePlus size={20} aria-hidden />
            {cut ? 'เลือกรูปใหม่' : 'เลือกรูป'}
            <input className="sr" type="file" accept={ACCEPTED} onChange={(event) => void choose(event)} />
          </label>
          {cut && (
            <Button kind="primary" loading={busy} onClick={() => save(cut)}>
              บันทึก
            </Button>
          )}
        </div>
        {hasFace && (
          <QuietButton icon={Trash2} danger disabled={remove.busy} onClick={() => remove.save()}>
            ลบรูปโปรไฟล์
          </QuietButton>
        )}
      </div>
    </Dialog>
  );
}

interface CuttingProps extends Cut {
  setCrop: (change: (now: Crop) => Crop) => void;
}

function Cutting({ picture, crop, setCrop }: CuttingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(setCrop);
  useEffect(() => {
    if (canvas.current) drawn(canvas.current, picture, crop, SHOWN_PART);
  }, [picture, crop]);
  return (
    <>
      <div
        className={styles.crop}
        tabIndex={0}
        role="group"
        aria-label="เลื่อนรูปให้อยู่ในวงกลม ใช้ปุ่มลูกศรเลื่อน + และ − ขยายและย่อได้"
        {...gestures}
      >
        <canvas ref={canvas} width={512} height={512} />
        <i aria-hidden />
      </div>
      <div className={styles.zoom}>
        <ZoomOut size={20} aria-hidden />
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          aria-label="ขยายรูป"
          onChange={({ target }) => setCrop((now) => zoomed(now, Number(target.value)))}
        />
        <ZoomIn size={20} aria-hidden />
        <IconButton label="หมุนรูป" onClick={() => setCrop(turned)}>
          <RotateCw size={20} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
