import { placesOf } from '@wethi/contract/places';
import { postcodeIn, splitAddress } from './split-address';

const split = async (address: string) => {
  const parts = splitAddress(address, await placesOf(postcodeIn(address) ?? ''));
  return 'fault' in parts ? parts.fault : Object.values(parts).join(' | ');
};

describe('an address in one cell', () => {
  it.each([
    ['99/8 ถ.เจริญกรุง บางรัก กทม. 10500', '99/8 ถ.เจริญกรุง | บางรัก | บางรัก | กรุงเทพมหานคร | 10500'],
    ['99/8 ถนนเจริญกรุง แขวงบางรัก เขตบางรัก กรุงเทพฯ ๑๐๕๐๐', '99/8 ถนนเจริญกรุง | บางรัก | บางรัก | กรุงเทพมหานคร | 10500'],
    ['12 ถนน สีลม แขวงสีลมเขตบางรักกรุงเทพมหานคร10500', '12 ถนน สีลม | สีลม | บางรัก | กรุงเทพมหานคร | 10500'],
    ['12 ถ.สาทร, สีลม, บางรัก, กทม 10500', '12 ถ.สาทร | สีลม | บางรัก | กรุงเทพมหานคร | 10500'],
    ['239 ถ.ห้วยแก้ว ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', '239 ถ.ห้วยแก้ว | สุเทพ | เมืองเชียงใหม่ | เชียงใหม่ | 50200'],
    ['1 หมู่ 4 ตำบล สุเทพ อำเภอเมืองเชียงใหม่ เชียงใหม่ รหัสไปรษณีย์ 50200', '1 หมู่ 4 | สุเทพ | เมืองเชียงใหม่ | เชียงใหม่ | 50200'],
    [
      '10110 ซ.ทองหล่อ 10 แขวงคลองตันเหนือ เขตวัฒนา กทม 10110',
      '10110 ซ.ทองหล่อ 10 | คลองตันเหนือ | วัฒนา | กรุงเทพมหานคร | 10110',
    ],
  ])('CAT-08 %s is taken apart', async (address, parts) => {
    expect(await split(address)).toBe(parts);
  });

  it.each([
    ['99/8 ถ.เจริญกรุง บางรัก กทม.', 'ไม่พบรหัสไปรษณีย์ในที่อยู่'],
    ['99/8 ถ.เจริญกรุง บางรัก กทม. 10599', 'ไม่มีรหัสไปรษณีย์ 10599'],
    ['99/8 ถ.สีลม กทม. 10500', 'ไม่พบตำบลหรือแขวงของ 10500 ในที่อยู่'],
    ['1 ถ.สุขุมวิท เขต คลองเตย กทม 10110', 'ไม่พบตำบลหรือแขวงของ 10110 ในที่อยู่'],
    ['1 ถ.พหลโยธิน อ.เมือง จ. ชัยนาท 17000', 'ไม่พบตำบลหรือแขวงของ 17000 ในที่อยู่'],
    ['แขวงสีลม เขตบางรัก กทม. 10500', 'ไม่พบบ้านเลขที่ในที่อยู่'],
    ['1 สีลม สุริยวงศ์ กทม. 10500', 'ที่อยู่นี้อาจเป็นสุริยวงศ์หรือสีลม เขียนตำบลและอำเภอให้ชัด'],
  ])('CAT-08 of %s is said what is missing', async (address, fault) => {
    expect(await split(address)).toBe(fault);
  });

  it('CAT-08 every place of the country is found again by its own name', async () => {
    const wrong: string[] = [];
    for (let postcode = 10_000; postcode <= 99_999; postcode += 1)
      for (const { subDistrict, district, province } of await placesOf(String(postcode))) {
        const address = `1/2 ม.3 ต.${subDistrict} อ.${district} จ.${province} ${postcode}`;
        const parts = `1/2 ม.3 | ${subDistrict} | ${district} | ${province} | ${postcode}`;
        if ((await split(address)) !== parts) wrong.push(`${address}: ${await split(address)}`);
      }
    expect(wrong).toEqual([]);
  });
});
