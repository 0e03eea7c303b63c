import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, BearerOnly, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ChatNotes } from './chat-notes';

class TextNote {
  @ApiProperty({ maxLength: 900 })
  @MaxLength(900)
  @IsString()
  @IsNotEmpty()
  message: string;

  /** The chat of a band or a show; the central one without it. */
  @ApiProperty({ maxLength: 40, required: false })
  @IsOptional()
  @MaxLength(40)
  @IsString()
  token?: string;
}

class ImageNote extends TextNote {
  /** Of a picture that an upload answered. */
  @ApiProperty({ maxLength: 200 })
  @MaxLength(200)
  @Matches(/^([\w-]+\/)+[\w-]+\.\w+$/, { message: 'ไม่พบรูปที่อัปโหลด' })
  path: string;
}

/** What personnel writes to the chats; the specification's calls are GETs, so these take a bearer token only (decisions.md §4). */
@Controller()
@Allow('messages.send')
export class ChatNotesController {
  constructor(private readonly notes: ChatNotes) {}

  @Get('notiText')
  @BearerOnly()
  @Answers('notiText', { one: NoData })
  notiText(@Query() note: TextNote, @CurrentActor() actor: Actor): Promise<null> {
    return this.notes.send(note, actor);
  }

  @Post('notiText')
  @HttpCode(200)
  @Answers('post-notiText', { one: NoData })
  postNotiText(@Body() note: TextNote, @CurrentActor() actor: Actor): Promise<null> {
    return this.notes.send(note, actor);
  }

  @Get('notiImage')
  @BearerOnly()
  @Answers('notiImage', { one: NoData })
  notiImage(@Query() note: ImageNote, @CurrentActor() actor: Actor): Promise<null> {
    return this.notes.send(note, actor);
  }

  @Post('notiImage')
  @HttpCode(200)
  @Answers('post-notiImage', { one: NoData })
  postNotiImage(@Body() note: ImageNote, @CurrentActor() actor: Actor): Promise<null> {
    return this.notes.send(note, actor);
  }
}
