import {
  choiceColumn,
  dateColumn,
  moneyColumn,
  phoneColumn,
  pictureColumn,
  referenceColumn,
  textColumn,
  timestampColumn,
} from '../columns/column';
import {
  ChoiceField,
  DateField,
  DigitsField,
  FlagField,
  MoneyField,
  NumberField,
  PasswordField,
  ReferenceField,
  TextField,
  TimeField,
} from '../fields/fields';
import { HtmlField } from '../fields/html-field';
import { PictureField } from '../fields/picture-field';
import { RecordPanel, type RecordPanelProps } from '../panel/record-panel';
import type { FormOf, Resource, RowOf } from '../providers/resource';
import { CrudPage } from './crud-page';
import { RecordTable, type RecordTableProps } from './record-table';

/** Props of a part that knows its resource. */
type Rest<Props> = Omit<Props, 'resource'>;

/**
 * The parts of screens about one resource, typed by what the server says of it: a misspelt resource or column does not
 * compile. Called once in a file, beside the component.
 */
export function crud<Name extends Resource>(resource: Name) {
  type Record = RowOf<Name>;
  type Form = FormOf<Name>;
  return {
    /** A plain screen. */
    CrudPage: (props: Rest<RecordTableProps<Record>>) => <CrudPage<Record> resource={resource} {...props} />,
    /** Its table, inside another screen. */
    RecordTable: (props: Rest<RecordTableProps<Record>>) => <RecordTable<Record> resource={resource} {...props} />,
    /** A drawer about one record. */
    RecordPanel: (props: Rest<RecordPanelProps<Record>>) => <RecordPanel<Record> resource={resource} {...props} />,
    column: {
      choice: choiceColumn<Record>,
      date: dateColumn<Record>,
      money: moneyColumn<Record>,
      phone: phoneColumn<Record>,
      picture: pictureColumn<Record>,
      reference: referenceColumn<Record>,
      text: textColumn<Record>,
      timestamp: timestampColumn<Record>,
    },
    Field: {
      Choice: ChoiceField<Form>,
      Date: DateField<Form>,
      Digits: DigitsField<Form>,
      Flag: FlagField<Form>,
      Html: HtmlField<Form>,
      Money: MoneyField<Form>,
      Number: NumberField<Form>,
      Password: PasswordField<Form>,
      Picture: PictureField<Form>,
      Reference: ReferenceField<Form>,
      Text: TextField<Form>,
      Time: TimeField<Form>,
    },
  };
}
