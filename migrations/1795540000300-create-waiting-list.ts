import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants a place that somebody gives back (BUY-20). */
export class CreateWaitingList1795540000300 implements MigrationInterface {
  name = 'CreateWaitingList1795540000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE waiting_list (
      id int unsigned NOT NULL AUTO_INCREMENT,
      product_id int unsigned NOT NULL,
      user_id int unsigned NOT NULL,
      list_state varchar(20) NOT NULL,
      list_at datetime(3) NOT NULL,
      list_missed int unsigned NOT NULL DEFAULT 0,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (id),
      UNIQUE KEY waiting_list_product_id_user_id (product_id, user_id),
      KEY waiting_list_user_id (user_id),
      KEY waiting_list_list_state_product_id_list_at (list_state, product_id, list_at),
      CONSTRAINT waiting_list_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT waiting_list_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waiting_list');
  }
}
