import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Pictures } from '@wethi/platform';
import type { Video } from '../video/video.entity';
import { inFolder, VideoWorkshop } from '../workshop/video-workshop';
import { stillPictures, storyboardSheets } from './still-options';
import { storyboardText } from './storyboard';
import { POSTER_WIDTH } from './video-posters';

const FRAMES = 6;
/** Shows begin dark: the first poster is none of the first seconds. */
const POSTER_SECONDS = 4;
/** Threads that read a whole video: key frames alone keep no more of them busy. */
const DECODERS = '2';

/** A video that pictures are taken of. */
interface Drawn {
  video: Video;
  /** Of the names of the files. */
  begin: string;
  /** Names the work. */
  run: string;
  /** Its length. */
  seconds: number;
}

interface Framed extends Drawn {
  /** Options that open it for ffmpeg where something is to be seen, in seconds. */
  inputAt: (seconds: number) => readonly string[] | Promise<readonly string[]>;
}

interface Shown extends Drawn {
  /** Options that open it for ffmpeg. */
  input: readonly string[];
  size: { width: number; height: number };
}

/** Runs ffmpeg. @param part whose progress it is, out of so many seconds of video */
type Ffmpeg = (options: readonly string[], part?: string, seconds?: number) => Promise<unknown>;

/** Still pictures of a video, beside its files. */
@Injectable()
export class VideoStills {
  constructor(
    private readonly workshop: VideoWorkshop,
    private readonly pictures: Pictures,
  ) {}

  /** Pictures to choose a poster from, and a first poster where there is none. @returns their names */
  drawFrames({ video, begin, run, inputAt, seconds }: Framed, ffmpeg: Ffmpeg) {
    return this.workshop.at({ begin, run }, 'frame', async ({ folder, stem }) => {
      const places = Array.from({ length: FRAMES }, (_, place) => Math.floor((seconds * (place + 0.5)) / FRAMES));
      const frames = [...new Set(places)].map((at) => ({ at, file: `${stem}-${at}.jpg` }));
      const stills = [...frames, { at: Math.min(POSTER_SECONDS, seconds / 2), file: 'poster.jpg' }];
      const files = await Promise.all(
        stills.map(async ({ at, file }) => ({
          input: ['-threads', '1', ...(await inputAt(at))],
          width: POSTER_WIDTH,
          file: join(folder, file),
        })),
      );
      await ffmpeg(stillPictures(files));
      const poster = video.video_path
        ? undefined
        : await this.pictures.keep('video', await readFile(join(folder, 'poster.jpg')), POSTER_WIDTH);
      await this.workshop.adoptAll(video, folder, (file) => file.startsWith(stem));
      return { video_frames: frames.map(({ file }) => file).join(','), poster };
    });
  }

  /** Small pictures for the seek bar. @returns the file that names them */
  drawStoryboard({ video, begin, run, input, seconds, size }: Shown, ffmpeg: Ffmpeg): Promise<string> {
    return this.workshop.at({ begin, run }, 'storyboard', async ({ folder, stem }) => {
      const sheets = inFolder(storyboardSheets(stem, size), folder);
      await ffmpeg(['-threads', DECODERS, '-skip_frame', 'nokey', ...input, ...sheets], 'storyboard', seconds);
      const names = await this.workshop.adoptAll(video, folder, () => true);
      await this.workshop.write(video, `${stem}.vtt`, storyboardText(names, seconds, size));
      return `${stem}.vtt`;
    });
  }
}
