import { ForeignKey, RecordEntity, Text, Unlogged } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A note about a customer among colleagues; the customer reads it only in the copy of all their data (ACC-10). */
@Entity('user_note')
export class UserNote extends RecordEntity {
  @ForeignKey({ required: true })
  user_id: number;

  @Unlogged()
  @Text(1000, { required: true })
  user_note_text: string;
}

declare module '@wethi/platform' {
  interface Tables {
    user_note: UserNote;
  }
}
