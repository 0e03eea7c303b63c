import { useQuery } from '@tanstack/react-query';
import { type Place, placesOf } from '@wethi/contract/places';
import { phone } from '@wethi/format';
import type { ChangeEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '@wethi/http';
import type { Member, UserAddress } from '../../../api-types';
import { paths } from '../../../config/paths';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import styles from './addresses.module.css';
import { useReadAddressesAnew } from './addresses-query';
import { partNames } from './part-names';
import { SubDistrictField } from './sub-district-field';

type Fields = Record<
  | 'user_address_recipient'
  | 'user_address_tel'
  | 'user_address_line'
  | 'user_address_postcode'
  | 'user_address_sub_district'
  | 'user_address_district'
  | 'user_address_province',
  string
> & { isDefault: boolean };

const NOWHERE: Place = { subDistrict: '', district: '', province: '' };
const isPostcode = (text: string) => /^\d{5}$/.test(text);

const nameOf = ({ user_name, user_lname }: Member) => [user_name, user_lname].filter(Boolean).join(' ');

interface AddressFormProps {
  member: Member;
  address?: UserAddress;
  /** There is no other one, so this is the default. */
  first: boolean;
}

/** Five digits give the places; choosing one fills in the rest (design: 33 #address-form). */
export function AddressForm({ member, address, first }: AddressFormProps) {
  const navigate = useNavigate();
  const readAnew = useReadAddressesAnew();
  const { register, handleSubmit, control, getValues, setValue } = useForm<Fields>({
    defaultValues: {
      user_address_recipient: address?.user_address_recipient ?? nameOf(member),
      user_address_tel: phone(address?.user_address_tel ?? member.user_tel),
      user_address_line: address?.user_address_line ?? '',
      user_address_postcode: address?.user_address_postcode ?? '',
      user_address_sub_district: address?.user_address_sub_district ?? '',
      user_address_district: address?.user_address_district ?? '',
      user_address_province: address?.user_address_province ?? '',
      isDefault: address?.user_address_default === 'Y' || first,
    },
  });
  const send = ({ isDefault, ...fields }: Fields) =>
    call('POST', 'userAddress', {
      body: {
        ...(address && { id: address.id }),
        ...fields,
        user_address_tel: fields.user_address_tel.replace(/\D/g, ''),
        user_address_default: isDefault ? 'Y' : 'N',
      },
    });
  const { form, save, busy, text, errorOf } = useSave(send, {
    success: 'บันทึก สำเร็จ',
    then: async () => {
      await readAnew();
      await navigate(paths.addresses);
    },
  });
  const [postcode, subDistrict, province] = useWatch({
    control,
    name: ['user_address_postcode', 'user_address_sub_district', 'user_address_province'],
  });
  const isWhole = isPostcode(postcode);
  const { data: places = [], isFetched } = useQuery({
    queryKey: ['places', postcode],
    queryFn: () => placesOf(postcode),
    enabled: isWhole,
    staleTime: Infinity,
  });
  const fill = ({ subDistrict: name, district, province: of }: Place) => {
    setValue('user_address_sub_district', name);
    setValue('user_address_district', district);
    setValue('user_address_province', of);
  };
  /** What was chosen for another postcode is no address: a parcel would go there. */
  const moveTo = async (typed: string) => {
    const there = isPostcode(typed) ? await placesOf(typed) : [];
    const { user_address_sub_district: name, user_address_district: district } = getValues();
    const isThere = there.some((place) => place.subDistrict === name && place.district === district);
    if (there.length > 0 && !isThere) fill(NOWHERE);
  };
  /** Typed whole, it is chosen; the fields that follow it cannot be typed. */
  const typeSubDistrict = (typed: string) => {
    setValue('user_address_sub_district', typed);
    const [place, ...others] = places.filter((known) => known.subDistrict === typed.trim());
    if (place && others.length === 0) fill({ ...place, subDistrict: typed });
  };
  const names = partNames(province || (places[0]?.province ?? ''));
  const isKnown = places.length > 0;
  const field = (name: Exclude<keyof Fields, 'isDefault'>, label: string, more: object = {}, options = {}) => (
    <TextField label={label} {...register(name, options)} error={errorOf(name)} {...more} />
  );
  const found = `${places[0]?.province} มี ${places.length} ${names.subDistrict}ที่ใช้รหัสนี้`;
  return (
    <Card>
      <form ref={form} className={styles.form} onSubmit={(event) => void handleSubmit((fields) => save(fields))(event)}>
        <h2>{address ? 'แก้ไขที่อยู่' : 'เพิ่มที่อยู่'}</h2>
        {field('user_address_recipient', 'ชื่อผู้รับ', { autoComplete: 'name', maxLength: 80 })}
        {field('user_address_tel', 'เบอร์โทรศัพท์ผู้รับ', { inputMode: 'numeric', autoComplete: 'tel-national' })}
        <div className={styles.wide}>
          {field('user_address_line', 'บ้านเลขที่ หมู่ ซอย ถนน', { autoComplete: 'address-line1', maxLength: 200 })}
        </div>
        {field(
          'user_address_postcode',
          'รหัสไปรษณีย์',
          {
            inputMode: 'numeric',
            maxLength: 5,
            autoComplete: 'postal-code',
            note: isWhole && isKnown ? found : undefined,
            error:
              errorOf('user_address_postcode') ??
              (isWhole && isFetched && !isKnown ? 'ไม่รู้จักรหัสนี้ กรอกที่อยู่เองได้' : undefined),
          },
          { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => moveTo(target.value) },
        )}
        <SubDistrictField
          label={isKnown ? names.subDistrict : 'ตำบล / แขวง'}
          places={places}
          value={subDistrict}
          onType={typeSubDistrict}
          onChoose={fill}
          error={errorOf('user_address_sub_district')}
        />
        {field('user_address_district', isKnown ? names.district : 'อำเภอ / เขต', { readOnly: isKnown, maxLength: 80 })}
        {field('user_address_province', 'จังหวัด', { readOnly: isKnown, maxLength: 60 })}
        <Checkbox className={styles.wide} {...register('isDefault')} disabled={first}>
          ตั้งเป็นที่อยู่หลัก
        </Checkbox>
        {text && (
          <div className={styles.wide}>
            <Alert kind="no">{text}</Alert>
          </div>
        )}
        <div className={styles.end}>
          <ButtonLink kind="ghost" to={paths.addresses}>
            ยกเลิก
          </ButtonLink>
          <Button type="submit" kind="primary" loading={busy}>
            บันทึก
          </Button>
        </div>
      </form>
    </Card>
  );
}
