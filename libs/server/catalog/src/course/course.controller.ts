import { Controller } from '@nestjs/common';
import { type Actor, Database, refuseField, Resource } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { Product } from '../product/product.entity';
import { CourseWithFigures, withFigures } from './course-figures';
import { Course } from './course.entity';
import { requireOwnCoach } from './own-coach';

/** Courses, of the products that are shown. */
@Controller()
export class CourseController extends Resource(Course, {
  path: 'course',
  read: 'public',
  write: 'catalog.write',
  lookups: { courseByProductId: ['product_id'], courseByCoachId: ['coach_id'] },
  taken: { product_id: 'COURSE_TAKEN' },
  answer: CourseWithFigures,
}) {
  constructor(private readonly database: Database) {
    super();
  }

  protected override visible(rows: SelectQueryBuilder<Course>, actor?: Actor): void {
    if (actor?.kind !== 'personnel')
      rows.andWhere("row.product_id IN (SELECT id FROM product WHERE product_disable = 'N')");
  }

  protected override decorate(rows: Course[], actor?: Actor): CourseWithFigures[] | Promise<CourseWithFigures[]> {
    return actor?.kind === 'personnel' ? withFigures(this.database, rows) : rows;
  }

  /** A course is a product of these types, and its coach one that whoever saves may name. */
  protected override async beforeSave(
    { product_id, coach_id }: Course,
    _before?: Course,
    actor?: Actor,
  ): Promise<void> {
    const product = await this.database.manager.findOneBy(Product, { id: product_id });
    if (product && product.product_type === 'M') throw refuseField('product_id', 'เลือกสินค้าที่เป็นคอร์สเรียนหรือคอร์สเทรด');
    await requireOwnCoach(this.database, coach_id, actor);
  }
}
