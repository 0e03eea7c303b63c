import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
      id int unsigned NOT NULL AUTO_INCREMENT,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      update_at datetime(3) NOT NULL DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3),
      create_by int unsigned NULL,
      PRIMARY KEY (id)`;
/** Names that people read in sorted lists. */
const THAI = 'COLLATE utf8mb4_thai_520_w2';

/** Bands and their members, stages and their set lists, products with prices and details. */
export class CreateCatalog1795200000200 implements MigrationInterface {
  name = 'CreateCatalog1795200000200';

  async up(runner: QueryRunner): Promise<void> {
    for (const tables of [BANDS, STAGES, PRODUCTS]) for (const table of tables) await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = 'product_detail_list product_detail_type product_price product stage_time_member stage_time stage';
    for (const table of `${tables} band_member_detail band_member band`.split(' '))
      await runner.query(`DROP TABLE ${table}`);
  }
}

const BANDS = [
  `CREATE TABLE band (${RECORD},
      band_name varchar(120) ${THAI} NOT NULL,
      band_detail text NULL,
      band_path varchar(200) NULL,
      band_telegrame varchar(40) NULL,
      UNIQUE KEY band_band_name (band_name)
    )`,
  `CREATE TABLE band_member (${RECORD},
      band_id int unsigned NOT NULL,
      band_member_name varchar(120) ${THAI} NOT NULL,
      band_member_subname varchar(120) NULL,
      band_member_path varchar(200) NULL,
      KEY band_member_band_id (band_id),
      CONSTRAINT band_member_band FOREIGN KEY (band_id) REFERENCES band (id)
    )`,
  `CREATE TABLE band_member_detail (${RECORD},
      band_member_id int unsigned NOT NULL,
      band_member_detail_text varchar(2000) NULL,
      band_member_detail_type varchar(20) NOT NULL DEFAULT 'detail',
      band_member_detail_item int unsigned NOT NULL DEFAULT 1,
      KEY band_member_detail_band_member_id (band_member_id),
      CONSTRAINT band_member_detail_band_member FOREIGN KEY (band_member_id) REFERENCES band_member (id) ON DELETE CASCADE
    )`,
];

const STAGES = [
  `CREATE TABLE stage (${RECORD},
      band_id int unsigned NOT NULL,
      stage_title varchar(200) ${THAI} NOT NULL,
      stage_detail text NULL,
      stage_status varchar(20) NOT NULL DEFAULT 'New',
      stage_date date NULL,
      stage_time_start time NULL,
      stage_time_to time NULL,
      KEY stage_band_id (band_id),
      KEY stage_stage_date (stage_date),
      CONSTRAINT stage_band FOREIGN KEY (band_id) REFERENCES band (id)
    )`,
  `CREATE TABLE stage_time (${RECORD},
      stage_id int unsigned NOT NULL,
      video_id int unsigned NULL,
      stage_detail_time_type varchar(20) NOT NULL DEFAULT 'video',
      stage_detail_time_item int unsigned NOT NULL DEFAULT 1,
      stage_detail_time_title varchar(200) ${THAI} NOT NULL,
      stage_detail_time_detail text NULL,
      stage_detail_time_date date NULL,
      stage_detail_time_start time NULL,
      stage_detail_time_to time NULL,
      KEY stage_time_stage_id (stage_id),
      KEY stage_time_video_id (video_id),
      CONSTRAINT stage_time_stage FOREIGN KEY (stage_id) REFERENCES stage (id)
    )`,
  `CREATE TABLE stage_time_member (${RECORD},
      stage_id int unsigned NOT NULL,
      stage_time_id int unsigned NOT NULL,
      band_member_id int unsigned NOT NULL,
      UNIQUE KEY stage_time_member_stage_time_id_band_member_id (stage_time_id, band_member_id),
      KEY stage_time_member_stage_id (stage_id),
      KEY stage_time_member_stage_time_id (stage_time_id),
      KEY stage_time_member_band_member_id (band_member_id),
      CONSTRAINT stage_time_member_stage FOREIGN KEY (stage_id) REFERENCES stage (id),
      CONSTRAINT stage_time_member_stage_time FOREIGN KEY (stage_time_id) REFERENCES stage_time (id) ON DELETE CASCADE,
      CONSTRAINT stage_time_member_band_member FOREIGN KEY (band_member_id) REFERENCES band_member (id)
    )`,
];

const PRODUCTS = [
  `CREATE TABLE product (${RECORD},
      band_id int unsigned NOT NULL,
      stage_id int unsigned NULL,
      book_bank_id int unsigned NULL,
      product_title varchar(200) ${THAI} NOT NULL,
      product_subtitle varchar(300) NULL,
      product_detail text NULL,
      product_url varchar(120) NOT NULL,
      product_start date NULL,
      product_to date NULL,
      product_price decimal(12,2) NOT NULL DEFAULT 0.00,
      product_price_unchanged decimal(12,2) NULL,
      product_img varchar(200) NULL,
      product_img_detail varchar(200) NULL,
      product_img_detail_1 varchar(200) NULL,
      product_img_detail_2 varchar(200) NULL,
      product_img_slide varchar(200) NULL,
      product_img_coures varchar(200) NULL,
      product_code varchar(40) NULL,
      product_year int unsigned NULL,
      product_format varchar(20) NOT NULL DEFAULT 'online',
      product_type varchar(20) NOT NULL DEFAULT 'M',
      product_status varchar(20) NOT NULL DEFAULT 'coming',
      product_disable char(1) NOT NULL DEFAULT 'N',
      product_price_list char(1) NOT NULL DEFAULT 'N',
      product_book char(1) NOT NULL DEFAULT 'N',
      product_token varchar(200) NULL,
      product_token_telegram varchar(200) NULL,
      product_search text NULL,
      UNIQUE KEY product_product_url (product_url),
      KEY product_band_id (band_id),
      KEY product_stage_id (stage_id),
      KEY product_book_bank_id (book_bank_id),
      KEY product_product_disable_product_status (product_disable, product_status),
      FULLTEXT KEY product_product_search (product_search),
      CONSTRAINT product_band FOREIGN KEY (band_id) REFERENCES band (id),
      CONSTRAINT product_stage FOREIGN KEY (stage_id) REFERENCES stage (id)
    )`,
  `CREATE TABLE product_price (${RECORD},
      product_id int unsigned NOT NULL,
      product_price_type varchar(20) NOT NULL DEFAULT 'NL',
      product_price_member varchar(20) NOT NULL DEFAULT 'NL',
      product_price_value decimal(12,2) NOT NULL,
      product_price_show char(1) NOT NULL DEFAULT 'N',
      product_price_start date NULL,
      product_price_to date NULL,
      product_price_title varchar(200) NULL,
      product_price_detail varchar(500) NULL,
      product_price_fee char(1) NOT NULL DEFAULT 'N',
      KEY product_price_product_id (product_id),
      CONSTRAINT product_price_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
    )`,
  `CREATE TABLE product_detail_type (${RECORD},
      product_detail_tab_name varchar(120) NOT NULL
    )`,
  `CREATE TABLE product_detail_list (${RECORD},
      product_id int unsigned NOT NULL,
      product_detail_type_id int unsigned NOT NULL,
      product_detail_list_title varchar(300) NOT NULL,
      product_detail_list_detail text NULL,
      product_detail_list_item int unsigned NOT NULL DEFAULT 1,
      product_detail_list_file varchar(200) NULL,
      product_detail_list_img varchar(200) NULL,
      KEY product_detail_list_product_id (product_id),
      KEY product_detail_list_product_detail_type_id (product_detail_type_id),
      CONSTRAINT product_detail_list_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
      CONSTRAINT product_detail_list_product_detail_type FOREIGN KEY (product_detail_type_id)
        REFERENCES product_detail_type (id)
    )`,
];
