import { ApiProperty } from '@nestjs/swagger';
import { LOBBY_FINDINGS, type LobbyFinding } from '@wethi/contract';
import { IsIn } from 'class-validator';
import { LiveStreamingId } from '../live/publishing-key.dto';

/** Body of lobbyCheck: what a viewer's device found of its own line. */
export class LobbyCheck extends LiveStreamingId {
  @ApiProperty({ enum: LOBBY_FINDINGS })
  @IsIn(LOBBY_FINDINGS)
  found: LobbyFinding;
}

/** Members who wait for a show with its page open, by what their devices found. */
export class LobbyFigures {
  @ApiProperty({ type: 'integer', description: 'all of them' }) waiting: number;
  @ApiProperty({ type: 'integer' }) slow: number;
  @ApiProperty({ type: 'integer', description: 'the site opens, and videos do not come' }) blocked: number;
  @ApiProperty({ type: 'integer', description: 'the browser does not show the picture' }) unplayable: number;
}
