import { arrayMove } from '@dnd-kit/sortable';
import type { Schema } from '@wethi/api-client';
import { UPLOAD_TYPES } from '@wethi/contract';
import { Form, Input, Upload } from 'antd';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MovingList } from '../../../crud/moving-list';
import { SendingRow } from './sending-row';
import { SlideRow } from './slide-row';
import styles from './slides.module.css';

/** Where they are kept, in the order of the page's gallery. */
const COLUMNS = ['product_img_detail', 'product_img_detail_1', 'product_img_detail_2'] as const;

interface Chosen {
  key: number;
  file: File;
}

/** The pictures of the show's gallery: several chosen or dropped at once, moved by dragging or by arrows (design: 51). */
export function Slides({ changed }: { changed: () => void }) {
  const form = Form.useFormInstance<Schema<'Product'>>();
  const product = (Form.useWatch([], form) ?? {}) as Partial<Schema<'Product'>>;
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [tooMany, setTooMany] = useState(0);
  const keys = useRef(0);
  const paths = COLUMNS.flatMap((column) => product[column] || []);
  const free = COLUMNS.length - paths.length - chosen.length;

  /** As the form has them now: several may arrive between two renderings. */
  const kept = () => COLUMNS.flatMap((column) => form.getFieldValue(column) || []) as string[];
  const keep = (next: readonly string[]) => {
    form.setFields(COLUMNS.map((name, place) => ({ name, value: next[place] ?? null, touched: true })));
    changed();
  };
  const choose = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(free, 0));
    setTooMany(files.length - taken.length);
    setChosen([...chosen, ...taken.map((file) => ({ key: (keys.current += 1), file }))]);
  };
  const forget = (key: number) => setChosen((all) => all.filter((one) => one.key !== key));
  return (
    <div role="group" aria-label="สไลด์ในหน้างาน">
      <h3 className={styles.title}>
        สไลด์ในหน้างาน <span className="secondary">ลากเพื่อเรียง หรือกดลูกศร</span>
      </h3>
      {COLUMNS.map((column) => (
        <Form.Item key={column} name={column} label={`สไลด์ ${COLUMNS.indexOf(column) + 1}`} hidden>
          <Input />
        </Form.Item>
      ))}
      <MovingList noun="สไลด์" ids={paths} move={(from, to) => keep(arrayMove(kept(), from, to))}>
        <ul className={styles.rows}>
          {paths.map((path, place) => (
            <SlideRow
              key={path}
              path={path}
              place={place}
              count={paths.length}
              move={(to) => keep(arrayMove(kept(), place, to))}
              remove={() => keep(kept().filter((other) => other !== path))}
            />
          ))}
          {chosen.map(({ key, file }) => (
            <SendingRow
              key={key}
              file={file}
              arrived={(path) => {
                keep([...kept(), path]);
                forget(key);
              }}
              forget={() => forget(key)}
            />
          ))}
        </ul>
      </MovingList>
      {tooMany > 0 && (
        <p className={styles.problem} role="alert">
          ใส่ได้ {COLUMNS.length} รูป อีก {tooMany} รูปไม่ได้เลือกไว้ เอารูปเดิมออกก่อนแล้วเลือกใหม่
        </p>
      )}
      {free > 0 && (
        <Upload.Dragger
          multiple
          accept={UPLOAD_TYPES.join(',')}
          showUploadList={false}
          beforeUpload={(file, files) => {
            // Called for each file with all of them.
            if (file === files[0]) choose(files);
            return Upload.LIST_IGNORE;
          }}
        >
          <ImagePlus size={28} aria-hidden />
          <p>
            <b>ลากรูปมาวาง หรือกดเลือก</b>
          </p>
          <p className="secondary">เลือกได้หลายรูปพร้อมกัน อีก {free} รูป ระบบย่อและลบตำแหน่งถ่ายภาพให้เอง</p>
        </Upload.Dragger>
      )}
    </div>
  );
}
