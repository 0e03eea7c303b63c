import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { Coach } from './coach.entity';

@Controller()
export class CoachController extends Resource(Coach, {
  path: 'coach',
  read: 'public',
  write: 'catalog.write',
  lookups: { coachByBandId: ['band_id'] },
}) {}
