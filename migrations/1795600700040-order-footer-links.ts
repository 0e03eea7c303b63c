import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which pages of information the footer names, under what, and in what order (SITE-04). */
const GROUPS = {
  help: ['howToBuy', 'howToReplay', 'howToLive'],
  recommended: ['services', 'questions', 'aboutUs'],
  terms: ['condition', 'policy', 'safety'],
};

export class OrderFooterLinks1795600700040 implements MigrationInterface {
  name = 'OrderFooterLinks1795600700040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE info_page
      ADD info_page_footer char(1) NOT NULL DEFAULT 'Y',
      ADD info_page_footer_group varchar(20) NULL,
      ADD info_page_footer_item int unsigned NOT NULL DEFAULT 1,
      ADD KEY info_page_info_page_footer_group (info_page_footer_group),
      ADD KEY info_page_info_page_footer_item (info_page_footer_item)`);
    for (const [group, slugs] of Object.entries(GROUPS))
      for (const [place, slug] of slugs.entries())
        await runner.query(
          `UPDATE info_page SET info_page_footer_group = ?, info_page_footer_item = ?, update_at = update_at
            WHERE info_page_slug = ?`,
          [group, place + 1, slug],
        );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE info_page
      DROP KEY info_page_info_page_footer_group,
      DROP KEY info_page_info_page_footer_item,
      DROP info_page_footer, DROP info_page_footer_group, DROP info_page_footer_item`);
  }
}
