import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { MemberGroup } from './member-group.entity';
import { newGroupKey } from './membership';

@Controller()
export class MemberGroupController extends Resource(MemberGroup, {
  path: 'memberGroup',
  read: 'people.read',
  write: 'people.write',
}) {
  protected override beforeSave(merged: MemberGroup): void {
    merged.member_group_key ??= newGroupKey();
  }
}
