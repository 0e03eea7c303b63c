import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

const NOTICE_MS = 1_500;

/** On SIGTERM the API says "not ready" for a moment before it closes, so that no new request meets a closed door. */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  begun = false;

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.begun = true;
    if (signal) await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
  }
}
