/** Kilobits per second of a picture with so many lines, live and later (facts/media.md §2). */
export const PICTURE_KILOBITS = { 1080: 4500, 720: 2500, 480: 1100 } as const;
/** Of the sound beside it. */
export const SOUND_KILOBITS = 128;
