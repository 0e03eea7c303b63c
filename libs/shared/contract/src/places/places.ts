/** Sub-districts of one district that share a postcode. */
export interface Place {
  province: string;
  district: string;
  subDistrict: string;
}

type File = Record<string, [province: string, district: string, subDistricts: string[]][]>;

/** A file for each first digit, read when somebody asks (README.md). */
const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  1: () => import('./1.json'),
  2: () => import('./2.json'),
  3: () => import('./3.json'),
  4: () => import('./4.json'),
  5: () => import('./5.json'),
  6: () => import('./6.json'),
  7: () => import('./7.json'),
  8: () => import('./8.json'),
  9: () => import('./9.json'),
};

/** @returns none for a postcode that nobody knows */
export async function placesOf(postcode: string): Promise<Place[]> {
  const file = await FILES[postcode.slice(0, 1)]?.();
  const places = (file?.default ?? {}) as File; // as README.md says of them
  return (places[postcode] ?? []).flatMap(([province, district, subDistricts]) =>
    subDistricts.map((subDistrict) => ({ province, district, subDistrict })),
  );
}
