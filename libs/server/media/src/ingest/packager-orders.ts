import { Injectable } from '@nestjs/common';
import { Config } from '@wethi/platform';

const PATIENCE_MS = 10_000;

/** What the packager of this machine is asked to do with a stream. */
@Injectable()
export class PackagerOrders {
  constructor(private readonly config: Config) {}

  /** Nobody sends it any more, until a publisher comes again. @throws Error when the packager does not answer */
  async drop(contentId: string): Promise<void> {
    await this.ask('drop', contentId);
  }

  /** Ends a stream. @returns its seconds, null when nothing was ever sent @throws Error when the packager does not answer */
  async end(contentId: string): Promise<number | null> {
    const { seconds } = (await this.ask('end', contentId)) as { seconds: number | null };
    return seconds;
  }

  /** Takes a stream up again that was ended, if it had it. @throws Error when the packager does not answer */
  async open(contentId: string): Promise<void> {
    await this.ask('open', contentId);
  }

  /**
   * Lets a stream be sent by SRT as well, until it ends; its key is the passphrase.
   * @returns the port, undefined when no more streams fit @throws Error when the packager does not answer
   */
  async openSrt(contentId: string, key: string): Promise<number | undefined> {
    const { port } = (await this.ask('srt', contentId, key)) as { port: number | null };
    return port ?? undefined;
  }

  /** The stream is no longer taken by SRT. @throws Error when the packager does not answer */
  async closeSrt(contentId: string): Promise<void> {
    await this.ask('srt-off', contentId);
  }

  private async ask(what: 'drop' | 'end' | 'open' | 'srt' | 'srt-off', contentId: string, key = ''): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.config.PACKAGER_PORT}/${what}/${contentId}`, {
      method: 'POST',
      headers: { 'x-internal-token': this.config.INTERNAL_TOKEN, 'x-stream-key': key },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`the packager answers ${answer.status} to ${what}`);
    return answer.json();
  }
}
