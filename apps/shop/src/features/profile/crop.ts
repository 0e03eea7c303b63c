/** A square cut out of a picture: which way up, how large, and where its middle lies. */
export interface Crop {
  /** Of the picture. */
  width: number;
  height: number;
  /** 1 shows the whole shorter side. */
  zoom: number;
  /** Quarter turns clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** Of the picture's middle from the square's, in parts of the square. */
  x: number;
  y: number;
}

export const FACE_PIXELS = 512;
export const MOST_ZOOM = 4;

export function startOf({ width, height }: { width: number; height: number }): Crop {
  return { width, height, zoom: 1, turns: 0, x: 0, y: 0 };
}

/** The picture covers the square, however it is moved. */
function within(crop: Crop): Crop {
  const isLying = crop.turns % 2 === 1;
  const [width, height] = isLying ? [crop.height, crop.width] : [crop.width, crop.height];
  const shorter = Math.min(width, height);
  const room = (side: number) => ((side / shorter) * crop.zoom - 1) / 2;
  const limited = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { ...crop, x: limited(crop.x, room(width)), y: limited(crop.y, room(height)) };
}

/** @param dx, dy in parts of the square */
export function moved(crop: Crop, dx: number, dy: number): Crop {
  return within({ ...crop, x: crop.x + dx, y: crop.y + dy });
}

export function zoomed(crop: Crop, zoom: number): Crop {
  const next = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const grown = next / crop.zoom;
  return within({ ...crop, zoom: next, x: crop.x * grown, y: crop.y * grown });
}

export function turned(crop: Crop): Crop {
  const turns = ((crop.turns + 1) % 4) as Crop['turns'];
  return within({ ...crop, turns, x: -crop.y, y: crop.x });
}

/** Of the canvas's width, the square where somebody moves the picture: what lies around it is seen, too. */
export const SHOWN_PART = 0.88;

/** Draws the square into a canvas. @param part of the canvas's width that it takes */
export function drawn(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, part = 1): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = canvas.width * part;
  const middle = canvas.width / 2;
  const scale = (side / Math.min(crop.width, crop.height)) * crop.zoom;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = part < 1 ? 'black' : 'white';
  context.fillRect(0, 0, canvas.width, canvas.width);
  context.translate(middle + crop.x * side, middle + crop.y * side);
  context.rotate((crop.turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -crop.width / 2, -crop.height / 2);
}

/** The square as a JPEG of 512 pixels. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = FACE_PIXELS;
  drawn(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the picture could not be cut');
  return blob;
}
