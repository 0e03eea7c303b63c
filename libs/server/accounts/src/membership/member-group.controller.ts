import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { MemberGroup } from './member-group.entity';

@Controller()
export class MemberGroupController extends Resource(MemberGroup, {
  path: 'memberGroup',
  read: 'people.read',
  write: 'people.write',
}) {}
