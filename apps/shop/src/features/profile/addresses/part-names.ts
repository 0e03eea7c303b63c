const BANGKOK = 'กรุงเทพมหานคร';

/** What the parts of an address are called there. */
export function partNames(province: string): { subDistrict: string; district: string; province: string } {
  if (province === BANGKOK) return { subDistrict: 'แขวง', district: 'เขต', province: '' };
  return { subDistrict: 'ตำบล', district: 'อำเภอ', province: 'จังหวัด' };
}
