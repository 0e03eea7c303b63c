import { Input } from 'antd';
import { crud } from '../../crud/crud';
import { Field as FormField } from '../../fields/field';
import { BAND, type RowOf } from '../../providers/resource';
import { CoachTile } from './coach-tile';
import { CourseTabs } from './course-tabs';
import styles from './courses.module.css';

const { CrudPage, column, Field } = crud('coach');

export default function CoachPage() {
  return (
    <div className={styles.coaches}>
      <CourseTabs />
      <CrudPage
        noun="โค้ช"
        search="ค้นหาชื่อโค้ช"
        empty="ยังไม่มีโค้ช เพิ่มโค้ช แล้วเลือกให้คอร์สที่เมนูคอร์สเรียน"
        columns={[
          column.text('coach_name', 'ชื่อ'),
          column.text('coach_subtitle', 'แนะนำตัว'),
          column.reference('band_id', 'วง', BAND),
          column.text('courses', 'คอร์ส'),
          column.text('learners', 'ผู้เรียน'),
        ]}
        add={{ asTile: true }}
        tile={(coach, actions) => <CoachTile coach={coach} actions={actions} />}
      >
        <Field.Picture name="coach_img" label="รูปโค้ช" kind="Coach" />
        <Field.Reference name="band_id" label="วง" {...BAND} required />
        <Field.Text name="coach_name" label="ชื่อ" maxLength={120} required />
        <Field.Text name="coach_subtitle" label="แนะนำตัว" help="สอนอะไร มานานแค่ไหน ในหนึ่งบรรทัด" />
        <FormField<RowOf<'coach'>> name="coach_detail" label="เกี่ยวกับโค้ช">
          <Input.TextArea rows={4} maxLength={1000} />
        </FormField>
      </CrudPage>
    </div>
  );
}
