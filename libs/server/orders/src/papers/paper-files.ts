import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Actor, Database, HeavyPool, refuse, Storage } from '@wethi/platform';
import { OrdersPaper } from './orders-paper.entity';
import { drawPaper } from './pdf/draw-paper';
import type { PaperPage } from './pdf/paper-page';
import { renderPaper } from './pdf/render-paper';

/** The files of papers, made once; the same words make the same bytes, should one be lost. */
@Injectable()
export class PaperFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly pool: HeavyPool,
  ) {}

  /**
   * A paper for its buyer or personnel; nobody else learns whether there is one.
   * @throws Refusal NOT_FOUND
   */
  async read(id: number, actor: Actor): Promise<{ bytes: Buffer; paper_no: string }> {
    const paper = await this.rowOf(id, actor);
    const kept = paper.paper_file ? await this.storage.get('private', paper.paper_file) : undefined;
    return { bytes: kept ?? (await this.make(paper)).bytes, paper_no: paper.paper_no };
  }

  /** The same as a picture, an SVG. @throws Refusal NOT_FOUND */
  async draw(id: number, actor: Actor): Promise<string> {
    const { paper_page } = await this.rowOf(id, actor);
    return this.pool.run(drawPaper, JSON.parse(paper_page) as PaperPage);
  }

  private async rowOf(id: number, actor: Actor): Promise<OrdersPaper> {
    const paper = await this.database.manager.findOneBy(OrdersPaper, { id });
    if (!paper || (actor.kind === 'user' && paper.user_id !== actor.id)) throw refuse('NOT_FOUND');
    return paper;
  }

  /** Where a paper's file lies; made where there is none. @throws Refusal NOT_FOUND */
  async fileOf(id: number): Promise<string> {
    const paper = await this.database.manager.findOneBy(OrdersPaper, { id });
    if (!paper) throw refuse('NOT_FOUND');
    const { paper_file } = paper;
    const kept = paper_file !== null && (await this.storage.has('private', paper_file));
    return kept ? paper_file : (await this.make(paper)).path;
  }

  private async make({ id, paper_page }: OrdersPaper): Promise<{ path: string; bytes: Buffer }> {
    const bytes = Buffer.from(await this.pool.run(renderPaper, JSON.parse(paper_page) as PaperPage));
    // Of its words, so that two who make it at once write the same file.
    const path = `paper/${createHash('sha256').update(`${id} ${paper_page}`).digest('hex').slice(0, 32)}.pdf`;
    await this.storage.put('private', path, bytes);
    // Made void meanwhile, it says other words, and the next who asks makes it of these.
    await this.database.query('UPDATE orders_paper SET paper_file = ? WHERE id = ? AND paper_page = ?', [
      path,
      id,
      paper_page,
    ]);
    return { path, bytes };
  }
}
