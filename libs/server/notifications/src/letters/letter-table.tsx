import { previewPicturePath } from '@wethi/contract';
import type { CSSProperties, ReactNode } from 'react';

/** What the parts of a letter are made of: programs that show letters know tables and styles in place (design: 40-emails). */

const INK = '#1F1633';
export const MUTED = '#5E5473';
export const LINE = '1px solid #E4DFEE';
export const LINK = { color: '#5A27B5' };
export const PLAIN = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export interface OfShop {
  publicUrl: string;
}

/** @param size of the letters; lines are high enough for Thai vowels and tone marks */
export function font(size: number, more: CSSProperties = {}): CSSProperties {
  const fontFamily = "'IBM Plex Sans Thai','Noto Sans Thai',Tahoma,sans-serif";
  return { fontFamily, fontSize: size, lineHeight: `${Math.round(size * 1.62)}px`, color: INK, margin: 0, ...more };
}

interface RowsProps {
  width?: string;
  style?: CSSProperties;
  cell: { align?: 'center'; bgcolor?: string; style?: CSSProperties };
  children: ReactNode;
}

/** A table of one cell. */
export function Rows({ cell: { bgcolor, ...cell }, children, ...table }: RowsProps) {
  return (
    <table {...PLAIN} {...table}>
      <tbody>
        <tr>
          {/* Outlook paints cells by this attribute alone. */}
          <td {...cell} {...(bgcolor && { bgcolor })}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** JPEG, which every program shows; a picture without one is left out. */
export function pictureUrl(path: string | null | undefined, publicUrl: string): string | undefined {
  const preview = path && previewPicturePath(path);
  return preview ? `${publicUrl}/files/${preview}` : undefined;
}
