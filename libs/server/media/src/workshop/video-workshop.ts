import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config, Storage } from '@wethi/platform';
import { CaptionedMasters } from '../captions/captioned-masters';
import { measureRendition } from '../playlist/measured-rendition';
import { masterPlaylist, soundPlaylist, type Rendition } from '../playlist/master-playlist';
import type { Video } from '../video/video.entity';
import { hasRoom } from './room';

/** Where files come into being, below the storage. */
export const MAKING = 'making';

/** A folder where files of one part of the work come into being, out of every viewer's sight. */
export interface Bench {
  folder: string;
  /** Begins the names of the files. */
  stem: string;
}

/** Brings what ffmpeg wrote to where viewers find it: the files first, what names them last. */
@Injectable()
export class VideoWorkshop {
  constructor(
    private readonly storage: Storage,
    private readonly masters: CaptionedMasters,
    private readonly config: Config,
  ) {}

  /**
   * Works in a fresh folder, which is gone afterwards, as is what the same run left when it was killed.
   * @param begin of the names of all files that are made of the same source @param run that works: an older one may not
   * have heard yet that it is over
   */
  async at<Result>(
    { begin, run }: { begin: string; run: string },
    part: string,
    work: (bench: Bench) => Promise<Result>,
  ): Promise<Result> {
    const stem = `${begin}-${part}`;
    const folder = resolve(this.config.STORAGE_DIR, MAKING, `${stem}-${run}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    try {
      return await work({ folder, stem });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @param bytes of a source; what is made of it is no larger @throws Error ENOSPC, before a show on air has no room to go on */
  async requireRoom(bytes: number): Promise<void> {
    if (await hasRoom(this.config.STORAGE_DIR, bytes)) return;
    throw Object.assign(new Error(`no room for ${bytes} bytes`), { code: 'ENOSPC' });
  }

  /** Takes a finished rendition over. @returns what the master playlist says of it, and how long it is */
  async take(
    video: Video,
    { folder, stem }: Bench,
    name: string,
    picture?: { width: number; height: number; frameRate: number },
  ) {
    const { seconds, ...rendition } = await measureRendition({ folder, stem, name, picture });
    await this.adoptAll(video, folder, (file) => file.startsWith(`${stem}-`));
    await this.adoptAll(video, folder, (file) => file === `${stem}.m3u8`);
    return { rendition, seconds };
  }

  /** Takes over the files of a folder that a condition holds for, in the order of their names. */
  async adoptAll({ video_content_id }: Video, folder: string, wanted: (file: string) => boolean): Promise<string[]> {
    const files = (await readdir(folder)).filter(wanted).sort();
    for (const file of files) await this.storage.adopt('videos', `${video_content_id}/${file}`, join(folder, file));
    return files;
  }

  async write({ video_content_id }: Video, file: string, text: string): Promise<void> {
    await this.storage.put('videos', `${video_content_id}/${basename(file)}`, Buffer.from(text));
  }

  /** From now on players find these renditions. */
  async publish(video: Video, renditions: readonly Rendition[], storyboard?: string): Promise<void> {
    const sound = soundPlaylist(renditions);
    if (sound) await this.write(video, 'audio.m3u8', sound);
    await this.masters.write(video.id, masterPlaylist({ renditions, storyboard }));
  }
}

/** ffmpeg works in no folder of its own: names of files that it writes become whole paths. */
export function inFolder(options: string[], folder: string): string[] {
  return options.map((option) => (/\.(m3u8|m4s|jpg)$/.test(option) ? join(folder, option) : option));
}
