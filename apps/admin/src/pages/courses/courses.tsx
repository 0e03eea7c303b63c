import { Input } from 'antd';
import { ListOrdered } from 'lucide-react';
import { LinkAction } from '../../actions/link-action';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { Field as FormField } from '../../fields/field';
import { useParentId } from '../../filters/parent-select';
import { COACH, PRODUCT, type RowOf } from '../../providers/resource';
import { Lessons } from './lessons';

const { CrudPage, column, Field } = crud('course');

/** Courses; with an id in the address the lessons of that one. */
export default function CoursesPage() {
  const id = useParentId();
  return id ? <Lessons key={id} courseId={id} /> : <Courses />;
}

function Courses() {
  return (
    <CrudPage
      noun="คอร์ส"
      empty="ยังไม่มีคอร์ส คอร์สคือสินค้าที่มีบทเรียนเป็นวิดีโอ หรือเรียนสดเป็นครั้ง สร้างสินค้าชนิดคอร์สก่อน แล้วเพิ่มที่นี่"
      add={{ label: 'สร้างคอร์ส' }}
      columns={[
        column.reference('product_id', 'คอร์ส', PRODUCT),
        column.reference('coach_id', 'โค้ช', COACH),
        column.text('courses_bookings', 'จองเรียนได้', {
          ...WIDE_ONLY,
          render: (bookings: number) => (bookings > 0 ? `${bookings} ครั้ง` : '-'),
        }),
      ]}
      actions={({ id }) => <LinkAction to={`/courses/${id}`} label="บทเรียน" icon={<ListOrdered size={18} />} />}
    >
      <Field.Reference
        name="product_id"
        label="สินค้า"
        {...PRODUCT}
        required
        help="เลือกสินค้าที่เป็นคอร์สเรียนหรือคอร์สเทรด ราคาและรูปหลักแก้ที่สินค้า"
      />
      <Field.Reference name="coach_id" label="โค้ช" {...COACH} />
      <FormField<RowOf<'course'>> name="courses_outcomes" label="เรียนจบแล้วทำได้" help="หนึ่งบรรทัดต่อหนึ่งข้อ แสดงในหน้าคอร์ส">
        <Input.TextArea rows={5} maxLength={2000} />
      </FormField>
      <Field.Number
        name="courses_bookings"
        label="จองเรียนตัวต่อตัวได้"
        max={100}
        unit="ครั้ง"
        help="ต่อผู้เรียนหนึ่งคน 0 คือไม่เปิดให้จอง"
      />
      <Field.Picture name="courses_live_trade_path" label="รูปเรียนสด" kind="LiveTrade" />
      <Field.Picture name="courses_live_streaming_path" label="รูปถ่ายทอดสด" kind="LiveStreaming" />
    </CrudPage>
  );
}
