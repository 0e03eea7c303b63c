import type { RecordEntity } from '@wethi/platform';
import type { EntityManager, ObjectType } from 'typeorm';
import { Band } from '../band/band.entity';
import { BandMember } from '../band/band-member.entity';
import { Coach } from '../course/coach.entity';
import { Course } from '../course/course.entity';
import { CourseChapter } from '../course/course-chapter.entity';
import { Product } from '../product/product.entity';
import { ProductDetailList } from '../product/product-detail-list.entity';
import { ProductDetailType } from '../product/product-detail-type.entity';
import { ProductPrice } from '../price/product-price.entity';
import { Stage } from '../stage/stage.entity';
import { StageTime } from '../stage/stage-time.entity';
import { StageTimeMember } from '../stage/stage-time-member.entity';

/**
 * Valid rows of the catalogue, for tests and the demo data. Each saves one row; what it belongs to is made too, unless
 * the overrides name it.
 */
let made = 0;

async function save<Row extends RecordEntity>(
  manager: EntityManager,
  entity: ObjectType<Row>,
  values: Partial<Row>,
): Promise<Row> {
  const repository = manager.getRepository<RecordEntity>(entity);
  const { id } = await repository.save(repository.create(values as Partial<RecordEntity>));
  return (await repository.findOneByOrFail({ id })) as Row;
}

export function makeBand(manager: EntityManager, overrides: Partial<Band> = {}): Promise<Band> {
  return save(manager, Band, { band_name: `วงทดสอบ ${++made}`, band_detail: '<p>อินดี้ป็อป</p>', ...overrides });
}

export async function makeBandMember(manager: EntityManager, overrides: Partial<BandMember> = {}): Promise<BandMember> {
  const band_id = overrides.band_id ?? (await makeBand(manager)).id;
  return save(manager, BandMember, { band_member_name: `สมาชิก ${++made}`, ...overrides, band_id });
}

export async function makeStage(manager: EntityManager, overrides: Partial<Stage> = {}): Promise<Stage> {
  const band_id = overrides.band_id ?? (await makeBand(manager)).id;
  const when = { stage_date: '2026-11-28', stage_time_start: '19:30:00', stage_time_to: '22:00:00' };
  return save(manager, Stage, { stage_title: 'โรงละครริมน้ำ', ...when, ...overrides, band_id });
}

export async function makeStageTime(manager: EntityManager, overrides: Partial<StageTime> = {}): Promise<StageTime> {
  const stage_id = overrides.stage_id ?? (await makeStage(manager)).id;
  return save(manager, StageTime, { stage_detail_time_title: `เพลงที่ ${++made}`, ...overrides, stage_id });
}

export function makeStageTimeMember(
  manager: EntityManager,
  item: Pick<StageTime, 'id' | 'stage_id'>,
  band_member_id: number,
): Promise<StageTimeMember> {
  return save(manager, StageTimeMember, { stage_id: item.stage_id, stage_time_id: item.id, band_member_id });
}

/** A show on sale at 590 baht, with a stage of its own, on its last day, unless `stage_id` is given (null: none). */
export async function makeProduct(manager: EntityManager, overrides: Partial<Product> = {}): Promise<Product> {
  const band_id = overrides.band_id ?? (await makeBand(manager)).id;
  const day = overrides.product_to ? { stage_date: overrides.product_to } : {};
  const stage_id =
    overrides.stage_id === undefined ? (await makeStage(manager, { band_id, ...day })).id : overrides.stage_id;
  const number = ++made;
  const sold = {
    product_status: 'sale',
    product_price: 590,
    product_start: '2026-11-28',
    product_to: '2026-11-28',
  } as const;
  const named = { product_title: `งานแสดงทดสอบ ${number}`, product_url: `show-${number}` };
  return save(manager, Product, { ...named, ...sold, ...overrides, band_id, stage_id });
}

export async function makeProductPrice(
  manager: EntityManager,
  overrides: Partial<ProductPrice> = {},
): Promise<ProductPrice> {
  const product_id = overrides.product_id ?? (await makeProduct(manager, { product_price_list: 'Y' })).id;
  return save(manager, ProductPrice, {
    product_price_value: 590,
    product_price_title: 'ราคาปกติ',
    ...overrides,
    product_id,
  });
}

export function makeProductDetailType(
  manager: EntityManager,
  overrides: Partial<ProductDetailType> = {},
): Promise<ProductDetailType> {
  return save(manager, ProductDetailType, { product_detail_tab_name: 'คำถาม', ...overrides });
}

export async function makeProductDetailList(
  manager: EntityManager,
  overrides: Partial<ProductDetailList> = {},
): Promise<ProductDetailList> {
  const product_id = overrides.product_id ?? (await makeProduct(manager)).id;
  const product_detail_type_id = overrides.product_detail_type_id ?? (await makeProductDetailType(manager)).id;
  const text = { product_detail_list_title: 'ดูย้อนหลังได้กี่วัน' };
  return save(manager, ProductDetailList, { ...text, ...overrides, product_id, product_detail_type_id });
}

export async function makeCoach(manager: EntityManager, overrides: Partial<Coach> = {}): Promise<Coach> {
  const band_id = overrides.band_id ?? (await makeBand(manager)).id;
  return save(manager, Coach, { coach_name: `ครู ${++made}`, ...overrides, band_id });
}

/** The course of a product of its own, unless `product_id` is given. */
export async function makeCourse(manager: EntityManager, overrides: Partial<Course> = {}): Promise<Course> {
  const product_id = overrides.product_id ?? (await makeProduct(manager, { product_type: 'C' })).id;
  return save(manager, Course, { ...overrides, product_id });
}

export async function makeCourseChapter(
  manager: EntityManager,
  overrides: Partial<CourseChapter> = {},
): Promise<CourseChapter> {
  const course_id = overrides.course_id ?? (await makeCourse(manager)).id;
  return save(manager, CourseChapter, { course_chapter_title: `ตอนที่ ${++made}`, ...overrides, course_id });
}
