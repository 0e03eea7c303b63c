import { ApiProperty } from '@nestjs/swagger';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Did the answer to a question help? Counted for all visitors together; a question that is worded anew begins anew. */
@Entity('info_question')
export class InfoQuestion {
  @ApiProperty({ type: String })
  @PrimaryColumn({ type: 'varchar', length: 200, collation: 'utf8mb4_bin' })
  info_question_title: string;

  @ApiProperty({ type: 'integer' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  info_question_helped: number;

  @ApiProperty({ type: 'integer' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  info_question_lacking: number;
}

declare module '@wethi/platform' {
  interface Tables {
    info_question: InfoQuestion;
  }
}
