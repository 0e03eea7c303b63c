import { Body, Controller, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LINE_TEST_PART } from '@wethi/contract';
import { Allow, Answers, limit, LimitedBy, NoData } from '@wethi/platform';
import { IsString, MaxLength } from 'class-validator';

/** Body of liveStreamingLineTest: bytes without a meaning. */
export class LineTest {
  @ApiProperty({ maxLength: LINE_TEST_PART })
  @IsString()
  @MaxLength(LINE_TEST_PART)
  filler: string;
}

/** Three tests a minute with all their parts. */
const lineTestLimit = limit({ key: 'line-test', points: 96, per: '1m' });

/** Takes bytes in and keeps none: the browser that sends them measures how fast the line of a venue is (WATCH-08). */
@Controller()
export class LineTestController {
  @Post('liveStreamingLineTest')
  @Allow('media.write')
  @LimitedBy(lineTestLimit)
  @Answers('liveStreamingLineTest', { one: NoData })
  take(@Body() _filler: LineTest): null {
    return null;
  }
}
