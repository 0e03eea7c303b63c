import { Controller } from '@nestjs/common';
import { type Actor, Database, Resource } from '@wethi/platform';
import { Coach } from './coach.entity';
import { CoachWithFigures, withCourses } from './course-figures';

@Controller()
export class CoachController extends Resource(Coach, {
  path: 'coach',
  read: 'public',
  write: 'catalog.write',
  lookups: { coachByBandId: ['band_id'] },
  answer: CoachWithFigures,
}) {
  constructor(private readonly database: Database) {
    super();
  }

  protected override decorate(rows: Coach[], actor?: Actor): CoachWithFigures[] | Promise<CoachWithFigures[]> {
    return actor?.kind === 'personnel' ? withCourses(this.database, rows) : rows;
  }
}
