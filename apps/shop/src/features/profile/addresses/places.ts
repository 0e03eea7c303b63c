/** Sub-districts of one district that share a postcode. */
export interface Place {
  province: string;
  district: string;
  subDistrict: string;
}

type File = Record<string, [province: string, district: string, subDistricts: string[]][]>;

const FILES = import.meta.glob<File>('./places/*.json', { import: 'default' });

/**
 * The places of a postcode, read when somebody asks: a file for each first digit (places/README.md).
 * @returns none for a postcode that nobody knows
 */
export async function placesOf(postcode: string): Promise<Place[]> {
  const file = await FILES[`./places/${postcode.slice(0, 1)}.json`]?.();
  return (file?.[postcode] ?? []).flatMap(([province, district, subDistricts]) =>
    subDistricts.map((subDistrict) => ({ province, district, subDistrict })),
  );
}

const BANGKOK = 'กรุงเทพมหานคร';

/** What the parts of an address are called there. */
export function partNames(province: string): { subDistrict: string; district: string; province: string } {
  if (province === BANGKOK) return { subDistrict: 'แขวง', district: 'เขต', province: '' };
  return { subDistrict: 'ตำบล', district: 'อำเภอ', province: 'จังหวัด' };
}
