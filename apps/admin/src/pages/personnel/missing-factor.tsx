import { useList } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { roleMay } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Send, TriangleAlert } from 'lucide-react';
import { useFactorStatus } from '../../factor/use-factor-status';
import { useSave } from '../../providers/use-save';
import { nameOf } from './person-name';
import styles from './personnel.module.css';

type Person = Schema<'PersonnelView'>;

const MOST = 100;
const NAMED = 3;

function namesOf(people: readonly Person[]): string {
  const names = people.slice(0, NAMED).map(nameOf);
  const more = people.length - names.length;
  const last = more > 0 ? `อีก ${more} คน` : names.pop();
  return names.length > 0 ? `${names.join(', ')} และ${more > 0 ? '' : ' '}${last}` : (last ?? '');
}

/** Who has no second factor yet, and what that keeps them from; the way to set it up goes to their phones (56-admin-personnel). */
export function MissingFactor() {
  const { result } = useList<Person>({
    resource: 'personnel',
    filters: [{ field: 'status_by', operator: 'eq', value: 'N' }],
    pagination: { currentPage: 1, pageSize: MOST },
    queryOptions: { meta: { background: true } },
  });
  const isRequired = useFactorStatus().data?.is_required ?? false;
  const missing = result.data.filter(({ totp }) => totp !== 'Y');
  const withPhone = missing.filter(({ personnel_tel }) => personnel_tel);
  const { save, saving } = useSave(
    async (people: readonly Person[]) => {
      const message = `เวที หลังบ้าน ตั้งเข้าระบบสองชั้นที่ ${location.origin}/admin กด เข้าระบบสองชั้น แล้วสแกน QR ด้วยแอปสร้างรหัส เช่น Google Authenticator`;
      for (const { personnel_tel } of people)
        await call('POST', 'sendSMS', { body: { tel: personnel_tel ?? '', message } });
      return people.length;
    },
    { words: { success: `ส่งวิธีตั้งให้ ${withPhone.length} คนแล้ว`, failure: 'ส่งวิธีตั้งไม่สำเร็จ' } },
  );
  if (missing.length === 0) return null;
  const kept = isRequired ? missing.filter(({ role }) => roleMay(role, 'orders.approve')) : [];
  return (
    <section className={styles.missing} aria-label="ยังไม่ตั้งเข้าระบบสองชั้น">
      <TriangleAlert size={20} aria-hidden />
      <p>
        <b>{namesOf(missing)} ยังไม่ตั้งเข้าระบบสองชั้น</b>
        {kept.length > 0 && ` ${namesOf(kept)} จะอนุมัติเงินไม่ได้จนกว่าจะตั้ง`}
      </p>
      {withPhone.length > 0 && (
        <Button icon={<Send size={18} aria-hidden />} loading={saving} onClick={() => save(withPhone)}>
          ส่งวิธีตั้งทาง SMS
        </Button>
      )}
    </section>
  );
}
