import { ADDRESSES_MAX } from '@wethi/contract';
import { phone } from '@wethi/format';
import { MapPin, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call } from '@wethi/http';
import type { UserAddress } from '../../../api-types';
import { paths } from '../../../config/paths';
import { ButtonLink } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { QuietButton, QuietLink } from '../../../ui/actions/quiet-button';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { useSave } from '../../../ui/use-save';
import styles from './addresses.module.css';
import { useAddresses, useReadAddressesAnew } from './addresses-query';
import { partNames } from './part-names';

/** Where things are sent, and what stands on tax invoices (design: 33 #addresses). */
export function AddressList() {
  const query = useAddresses();
  const readAnew = useReadAddressesAnew();
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = async () => {
    await readAnew();
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const isFull = (query.data?.length ?? 0) >= ADDRESSES_MAX;
  return (
    <section aria-labelledby="addresses">
      <header className={styles.head}>
        <h2 id="addresses" ref={heading} tabIndex={-1}>
          ที่อยู่
        </h2>
        {!isFull && (
          <ButtonLink size="small" to={paths.address('new')}>
            <Plus size={18} aria-hidden />
            เพิ่มที่อยู่
          </ButtonLink>
        )}
      </header>
      <p className={styles.lead}>ใช้ส่งของที่ระลึกและพิมพ์บนใบกำกับภาษี</p>
      <QueryView
        query={query}
        failure="โหลดที่อยู่ไม่ได้"
        empty={
          <EmptyState icon={MapPin} title="ยังไม่มีที่อยู่" text="เพิ่มไว้ ครั้งหน้าไม่ต้องพิมพ์อีก">
            <ButtonLink kind="primary" to={paths.address('new')}>
              เพิ่มที่อยู่
            </ButtonLink>
          </EmptyState>
        }
      >
        {(addresses) => (
          <div className={styles.list}>
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} onChanged={changed} />
            ))}
            {!isFull && (
              <Link className={classNames(styles.card, styles.more)} to={paths.address('new')}>
                <Plus size={28} aria-hidden />
                เพิ่มที่อยู่
              </Link>
            )}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function AddressCard({ address, onChanged }: { address: UserAddress; onChanged: () => Promise<void> }) {
  const { id, user_address_default } = address;
  const isMain = user_address_default === 'Y';
  const names = partNames(address.user_address_province);
  const prefer = useSave(() => call('POST', 'userAddress', { body: { id, user_address_default: 'Y' } }), {
    success: 'ตั้งเป็นที่อยู่หลักแล้ว',
    failure: 'บันทึกไม่ได้',
    then: onChanged,
  });
  const remove = useSave(() => call('DELETE', 'userAddress', { query: { id } }), {
    success: 'ลบที่อยู่แล้ว',
    failure: 'ลบไม่ได้',
    then: onChanged,
  });
  return (
    <article className={classNames(styles.card, isMain && styles.main)}>
      <div className={styles.title}>
        <b>{address.user_address_recipient}</b>
        {isMain && <Chip kind="brand">ที่อยู่หลัก</Chip>}
      </div>
      <p className="num muted">{phone(address.user_address_tel)}</p>
      <p className="small t2">
        {address.user_address_line}
        <br />
        {names.subDistrict}
        {address.user_address_sub_district} {names.district}
        {address.user_address_district}
        <br />
        {names.province}
        {address.user_address_province} {address.user_address_postcode}
      </p>
      <div className={styles.actions}>
        {!isMain && (
          <QuietButton icon={Star} disabled={prefer.busy} onClick={() => prefer.save()}>
            ตั้งเป็นที่อยู่หลัก
          </QuietButton>
        )}
        <QuietLink icon={Pencil} to={paths.address(id)} aria-label={`แก้ไข ที่อยู่ของ ${address.user_address_recipient}`}>
          แก้ไข
        </QuietLink>
        <QuietButton
          icon={Trash2}
          danger
          disabled={remove.busy}
          aria-label={`ลบ ที่อยู่ของ ${address.user_address_recipient}`}
          onClick={() => remove.save()}
        >
          ลบ
        </QuietButton>
      </div>
    </article>
  );
}
