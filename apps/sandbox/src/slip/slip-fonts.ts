import { createRequire } from 'node:module';
import sharp from 'sharp';

const WEIGHTS = ['400Regular', '700Bold'];
export const FONT_FAMILY = 'Sarabun';

/** Makes the font of our papers known to the drawing library: a slip looks the same on a machine without Thai fonts. */
export async function loadSlipFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const weight of WEIGHTS) {
    const fontfile = resolve(`@expo-google-fonts/sarabun/${weight}/Sarabun_${weight}.ttf`);
    await sharp({ text: { text: 'ก1', font: FONT_FAMILY, fontfile } })
      .png()
      .toBuffer();
  }
}
