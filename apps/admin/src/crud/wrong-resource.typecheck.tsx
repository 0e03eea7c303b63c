import { BAND } from '../providers/resource';
import { crud } from './crud';

/** Type checking passes only because each wrong name below is an error: screens follow the server's resources. */

// @ts-expect-error -- there is no such resource
crud('bandMembr');

// @ts-expect-error -- a call that answers no records is none
crud('loginPing');

const { CrudPage, column, Field } = crud('bandMember');

export const page = (
  <CrudPage
    noun="สมาชิกวง"
    empty=""
    columns={[
      column.text('band_member_name', 'ชื่อ', { render: (_, member) => member.band_member_subname }),
      // @ts-expect-error -- a member has no band_member_nmae
      column.text('band_member_nmae', 'ชื่อ'),
      // @ts-expect-error -- nor a band_name
      column.text('band_id', 'วง', { render: (_, member) => member.band_name }),
      // @ts-expect-error -- nor has a band a stage_title
      column.reference('band_id', 'วง', { ...BAND, nameColumn: 'stage_title' }),
    ]}
    // @ts-expect-error -- a band's id is a number
    where={{ band_id: '1' }}
  >
    <Field.Text name="band_member_name" label="ชื่อ" />
    {/* @ts-expect-error -- a form has no such field either */}
    <Field.Text name="band_member_nmae" label="ชื่อ" />
  </CrudPage>
);

// A password is written only; it never comes back.
const { Field: PersonnelField, column: personnelColumn } = crud('personnel');
export const password = <PersonnelField.Password name="password" label="" minLength={10} />;
// @ts-expect-error -- so that no column can show it
export const passwordColumn = personnelColumn.text('password', '');
