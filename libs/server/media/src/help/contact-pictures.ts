import { Injectable } from '@nestjs/common';
import { Database, Pictures, refuse, refuseField, Storage } from '@wethi/platform';
import { HelpRequest } from './help-request.entity';

const FOLDER = 'contact';
const NAME = new RegExp(`^${FOLDER}/[0-9a-f]{32}\\.webp$`);
/** Enough to read a bank's whole screen. */
const WIDTH = 1600;

/** Pictures that go along with messages to the shop; only who answers those sees them. */
@Injectable()
export class ContactPictures {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly storage: Storage,
  ) {}

  /** Keeps one for the message that is about to be sent. @returns its name */
  keep(bytes: Buffer): Promise<string> {
    return this.pictures.keepPrivate(FOLDER, bytes, WIDTH);
  }

  /** @throws Refusal INVALID_INPUT for what was never uploaded as one, or went along with another message */
  async require(name: string): Promise<void> {
    const isKept = NAME.test(name) && (await this.storage.has('private', name));
    if (!isKept || (await this.database.manager.existsBy(HelpRequest, { help_request_picture: name })))
      throw refuseField('help_request_picture', 'ไม่พบรูป กรุณาแนบใหม่');
  }

  /** @throws Refusal NOT_FOUND */
  async read(id: number): Promise<Buffer> {
    const message = await this.database.manager.findOneBy(HelpRequest, { id });
    const name = message?.help_request_picture;
    const bytes = name ? await this.storage.get('private', name) : undefined;
    if (!bytes) throw refuse('NOT_FOUND');
    return bytes;
  }
}
