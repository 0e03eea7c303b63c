import { Injectable } from '@nestjs/common';
import { type Actor, Database, limitToBand, refuse, Storage } from '@wethi/platform';
import { type FindOptionsWhere } from 'typeorm';
import { Slip } from '../../slip/slip.entity';

/** Slip pictures for their owner and for personnel; nobody else learns whether one exists (decisions.md §4). */
@Injectable()
export class SlipImages {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /**
   * @param wanted the order whose newest slip, or the file name that uploadSlip answered
   * @returns the picture and its media type; early slips are WebP
   * @throws Refusal NOT_FOUND
   */
  async read(
    wanted: { orders_id?: number; filename?: string },
    actor: Actor,
  ): Promise<{ bytes: Buffer; type: string }> {
    const { orders_id, filename } = wanted;
    if (orders_id === undefined && filename === undefined) throw refuse('NOT_FOUND');
    const where: FindOptionsWhere<Slip> = filename === undefined ? { orders_id } : { slip_picture: filename };
    if (actor.kind === 'user') where.user_id = actor.id;
    const slips = this.database.manager.createQueryBuilder(Slip, 'row').where(where).orderBy('row.id', 'DESC').limit(1);
    limitToBand(slips, Slip, actor);
    const slip = await slips.getOne();
    const bytes = slip?.slip_picture ? await this.storage.get('private', slip.slip_picture) : undefined;
    if (!bytes) throw refuse('NOT_FOUND');
    return { bytes, type: slip?.slip_picture?.endsWith('.webp') ? 'image/webp' : 'image/jpeg' };
  }
}
