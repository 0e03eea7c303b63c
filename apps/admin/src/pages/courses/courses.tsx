import { useMany } from '@refinedev/core';
import { PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { baht, count, shortDuration } from '@wethi/format';
import { Input } from 'antd';
import { Check, ListOrdered, RotateCw } from 'lucide-react';
import { LinkAction } from '../../actions/link-action';
import cards from '../../columns/cards.module.css';
import { WIDE_ONLY } from '../../columns/column';
import { PageRows, useReferredIds } from '../../columns/page-rows';
import { ReferenceName } from '../../columns/reference-name';
import { Titled } from '../../columns/titled';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import { Field as FormField } from '../../fields/field';
import { useTotal } from '../../filters/use-total';
import { useParentId } from '../../filters/parent-select';
import { BAND, COACH, PRODUCT, type RowOf } from '../../providers/resource';
import { CourseTabs } from './course-tabs';
import { Lessons } from './lessons/lessons';

const { CrudPage, column, Field } = crud('course');

/** A cell about the product: the column that it stands in is no more than its name, neither sorted by nor in the file. */
const FROM_PRODUCT = { sorter: false, file: {} } as const;

/** Courses; with an id in the address the lessons of that one. */
export default function CoursesPage() {
  const id = useParentId();
  return (
    <>
      <CourseTabs />
      {id ? <Lessons key={id} courseId={id} /> : <Courses />}
    </>
  );
}

function Courses() {
  const courses = useTotal('course');
  return (
    <CrudPage
      noun="คอร์ส"
      empty={{
        title: 'ยังไม่มีคอร์ส',
        text: 'คอร์สคือสินค้าที่มีบทเรียนเป็นวิดีโอ หรือเรียนสดเป็นครั้ง',
        add: { label: 'สร้างคอร์สแรก' },
      }}
      toolbar={courses ? <h2>คอร์ส {count(courses)} รายการ</h2> : undefined}
      menuOf={() => 'จัดการ'}
      add={{ label: 'สร้างคอร์ส' }}
      cards="placed"
      columns={[
        column.reference('product_id', 'คอร์ส', PRODUCT, {
          ellipsis: false,
          className: cards.first,
          render: (id: number) => <CourseName id={id} />,
        }),
        column.reference('coach_id', 'โค้ช', COACH, { className: `secondary ${cards.second}` }),
        column.text('lessons', 'บทเรียน', {
          sorter: false,
          render: (_, course) => lessonsText(course),
        }),
        column.text('learners', 'ผู้เรียน', {
          sorter: false,
          align: 'right',
          className: 'number',
          file: { learners: 'ผู้เรียน', courses_bookings: 'จองเรียนได้' },
          render: (learners: number) => count(learners),
        }),
        column.text('create_at', 'ราคา', {
          ...WIDE_ONLY,
          ...FROM_PRODUCT,
          align: 'right',
          className: `number ${cards.firstEnd}`,
          render: (_, { product_id }) => <Price id={product_id} />,
        }),
        column.text('update_at', 'สถานะ', {
          ...FROM_PRODUCT,
          className: cards.secondEnd,
          render: (_, { product_id }) => <Status id={product_id} />,
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
      <FormField<RowOf<'course'>>
        name="courses_application"
        label="ใบสมัครที่ผู้เรียนต้องเซ็น"
        help="ข้อความในใบสมัคร ผู้เรียนอ่านแล้วเซ็นที่หน้าคอร์ส เว้นว่างถ้าไม่ต้องใช้"
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={4000} />
      </FormField>
      <Field.Picture name="courses_live_trade_path" label="รูปเรียนสด" kind="LiveTrade" />
      <Field.Picture name="courses_live_streaming_path" label="รูปถ่ายทอดสด" kind="LiveStreaming" />
    </CrudPage>
  );
}

/** Lessons that are all taught live are times rather than hours. */
function lessonsText({ lessons = 0, live_lessons, recorded_lessons = 0, lesson_seconds = 0 }: RowOf<'course'>): string {
  if (lessons === 0) return '-';
  if (lessons !== live_lessons) return `${lessons} บท · ${shortDuration(lesson_seconds)}`;
  return `สด ${lessons} ครั้ง${recorded_lessons > 0 ? ' + ย้อนหลัง' : ''}`;
}

/** What is sold of the shown courses, in one call for all of them. */
function useProducts(): RowOf<'product'>[] {
  const ids = useReferredIds('product_id');
  const { result } = useMany<RowOf<'product'>>({ resource: 'product', ids, queryOptions: { enabled: ids.length > 0 } });
  return result.data;
}

function useSold(id: number): RowOf<'product'> | undefined {
  return useProducts().find((product) => product.id === id);
}

function CourseName({ id }: { id: number }) {
  const products = useProducts();
  const product = products.find((sold) => sold.id === id);
  if (!product) return '…';
  return (
    <Titled picture={product.product_img_coures ?? product.product_img} title={product.product_title}>
      {PRODUCT_TYPE[product.product_type]}
      {' · '}
      <PageRows value={products}>
        <ReferenceName id={product.band_id} column="band_id" {...BAND} />
      </PageRows>
    </Titled>
  );
}

function Price({ id }: { id: number }) {
  const product = useSold(id);
  return product ? baht(product.product_price) : '…';
}

function Status({ id }: { id: number }) {
  const status = useSold(id)?.product_status;
  if (!status) return '…';
  if (status === 'replay')
    return (
      <StatusTag tone="main" icon={<RotateCw size={14} aria-hidden />}>
        {PRODUCT_STATUS[status]}
      </StatusTag>
    );
  const isOver = status === 'end' || status === 'coming';
  return (
    <StatusTag tone={isOver ? 'info' : 'ok'} icon={!isOver && <Check size={14} aria-hidden />}>
      {PRODUCT_STATUS[status]}
    </StatusTag>
  );
}
