import { ApiProperty } from '@nestjs/swagger';

/** The videos of a stage, answered beside its set list; media, which stands above the catalogue, provides them. */
export abstract class StageVideos {
  /** Rows that a visitor may see, at most 100. */
  abstract ofStage(stageId: number): Promise<object[]>;
}

/** What stands beside the rows of a set list (product.md §7, stageTime). */
export class WithVideos {
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  videos: object[];
}
