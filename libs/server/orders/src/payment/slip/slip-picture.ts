import { UPLOAD_PIXELS } from '@wethi/contract';
import { defineHeavyTask, type PictureFault } from '@wethi/platform';
import type { SlipPicture, SlipPictureInput } from './slip-picture.worker';

/** The QR search ends itself long before, also on a machine that has much to do. */
const TIMEOUT_MS = 30_000;
/** Enough for a person to read the slip, and for the decoder to find the code. */
export const SLIP_LIMITS = { pixels: UPLOAD_PIXELS, width: 1_600, height: 3_200 };

/** Reads an uploaded slip in a worker thread. */
export const readSlipPicture = defineHeavyTask<SlipPictureInput, SlipPicture | PictureFault>(
  import.meta.url,
  'slip-picture',
  TIMEOUT_MS,
);
