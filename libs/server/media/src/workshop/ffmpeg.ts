import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How far a run is. */
export interface Progress {
  /** Of the video, in seconds. */
  seconds: number;
  /** Seconds of video that one second makes; 0 while unknown. */
  speed: number;
}

interface Run {
  program: 'ffmpeg' | 'ffprobe';
  arguments: readonly string[];
  folder?: string;
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** What ffmpeg said when it failed, for whoever knows it. */
export class FfmpegFailed extends Error {
  get storageFull(): boolean {
    return this.message.includes('No space left on device');
  }
}

/** Ends with the process that started it, whatever ends that, and takes the processor only when nothing else wants it. */
const BEHIND_EVERYTHING = ['--pdeathsig', 'KILL', 'nice', '-n', '15'];
const KEPT_LINES = 5;

/**
 * Runs ffmpeg or ffprobe to its end.
 * @returns what it wrote to its output
 * @throws FfmpegFailed with its last lines; the signal's reason when that stopped it
 */
export async function runFfmpeg({ program, arguments: rest, folder, signal, onProgress }: Run): Promise<string> {
  signal.throwIfAborted();
  const start = program === 'ffmpeg' ? ['-nostdin', '-y', ...(onProgress ? ['-progress', 'pipe:1'] : [])] : [];
  const command = [...BEHIND_EVERYTHING, program, '-v', 'error', ...start, ...rest];
  const child = spawn('setpriv', command, {
    cwd: folder,
    signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    said.push(line);
    if (said.length > KEPT_LINES) said.shift();
  });
  const output: string[] = [];
  const progress = { seconds: 0, speed: 0 };
  createInterface(child.stdout).on('line', (line) => {
    if (!onProgress) output.push(line);
    else if (readProgress(line, progress)) onProgress({ ...progress });
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
  signal.throwIfAborted();
  if (code !== 0) throw new FfmpegFailed(said.join('\n') || `${program} ended with ${code}`);
  return output.join('\n');
}

/** @returns whether the line ends a report */
function readProgress(line: string, progress: Progress): boolean {
  const [key, value = ''] = line.split('=');
  if (key === 'out_time_us' && /^\d+$/.test(value)) progress.seconds = Number(value) / 1e6;
  if (key === 'speed') progress.speed = parseFloat(value) || 0;
  return key === 'progress';
}
