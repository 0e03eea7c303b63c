import { ForeignKey, OfBand, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A word that holds a message of the chat; without a show it holds those of all. */
@Entity('live_streaming_word')
@OfBand((row) => `${row}.live_streaming_id IN (SELECT id FROM live_streaming WHERE band_id = :bandId)`)
export class LiveStreamingWord extends RecordEntity {
  @ForeignKey()
  live_streaming_id: number | null;

  @Text(60, { required: true, search: true })
  live_streaming_word: string;
}
