import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { placesOf, type Place } from '@wethi/contract/places';
import { MemoryRouter } from 'react-router';
import type { Member, UserAddress } from '../../../api-types';
import { AddressForm } from './address-form';

const ADDRESS = {
  user_address_recipient: 'สมหญิง',
  user_address_tel: '0810000001',
  user_address_postcode: '50200',
  user_address_sub_district: 'ศรีภูมิ',
  user_address_district: 'เมืองเชียงใหม่',
  user_address_province: 'เชียงใหม่',
};

let bangkok: Place[];
beforeAll(async () => (bangkok = await placesOf('10200')));

function show() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AddressForm member={{ id: 7 } as Member} address={ADDRESS as UserAddress} first />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const fieldOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const typePostcode = (value: string) => fireEvent.change(fieldOf('รหัสไปรษณีย์'), { target: { value } });
const subDistrict = () => screen.getByRole<HTMLInputElement>('combobox');
const region = () => [subDistrict(), fieldOf(/^(อำเภอ|เขต)/), fieldOf('จังหวัด')].map(({ value }) => value);
const CHIANG_MAI = ['ศรีภูมิ', 'เมืองเชียงใหม่', 'เชียงใหม่'];

describe('an address', () => {
  it('ACC-08 loses the place that another postcode had, which cannot be typed over', async () => {
    show();
    typePostcode('10200');
    await vi.waitFor(() => expect(region()).toEqual(['', '', '']));
  });

  it('ACC-08 keeps its place while its postcode is typed anew', async () => {
    show();
    for (const typed of ['5020', '50200']) typePostcode(typed);
    await screen.findByText(/ที่ใช้รหัสนี้/);
    expect(region()).toEqual(CHIANG_MAI);
  });

  it('ACC-08 of a sub-district that is typed whole knows the rest, and Enter takes no other', async () => {
    show();
    typePostcode('10200');
    await vi.waitFor(() => expect(region()).toEqual(['', '', '']));
    const last = bangkok.at(-1);
    const box = subDistrict();
    fireEvent.change(box, { target: { value: last?.subDistrict } });
    expect(region()).toEqual([last?.subDistrict, last?.district, last?.province]);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(region()).toEqual([last?.subDistrict, last?.district, last?.province]);
  });
});
