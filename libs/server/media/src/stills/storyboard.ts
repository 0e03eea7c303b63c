import { smallSize, STORYBOARD_SECONDS, STORYBOARD_SIDE } from './still-options';
import { vttTime } from '../playlist/vtt-time';

/**
 * WebVTT that says which small picture of which sheet belongs to which five seconds.
 * @param sheets names of the sheets in their order, beside the file
 */
export function storyboardText(
  sheets: readonly string[],
  seconds: number,
  size: { width: number; height: number },
): string {
  const { width, height } = smallSize(size);
  const count = Math.min(Math.ceil(seconds / STORYBOARD_SECONDS), sheets.length * STORYBOARD_SIDE ** 2);
  const cues = Array.from({ length: count }, (_, place) => {
    const from = place * STORYBOARD_SECONDS;
    const to = Math.min(from + STORYBOARD_SECONDS, seconds);
    const onSheet = place % STORYBOARD_SIDE ** 2;
    const [x, y] = [(onSheet % STORYBOARD_SIDE) * width, Math.floor(onSheet / STORYBOARD_SIDE) * height];
    const sheet = sheets[Math.floor(place / STORYBOARD_SIDE ** 2)];
    return `${vttTime(from)} --> ${vttTime(to)}\n${sheet}#xywh=${x},${y},${width},${height}`;
  });
  return ['WEBVTT', ...cues, ''].join('\n\n');
}
