import { Button, Form, Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { ReadFailed } from '../feedback/read-failed';
import { FormUploads } from '../fields/pending-uploads';
import { LeaveGuard } from '../panel/leave-guard';
import type { Panel } from '../panel/use-panel';
import type { Row } from '../providers/resource';
import { NewerRow } from './newer-row';
import { useRecordForm } from './use-record-form';

const AlsoEditing = lazy(() => import('./also-editing'));

export interface RecordFormProps<Record extends Row> {
  panel: Panel;
  resource: string;
  /** The record to edit; without one a new record is made. */
  id: number | undefined;
  where: Partial<Record>;
  defaults?: Partial<Record>;
  /** What is opened in the place of the form once a new record is there. */
  created?: (id: number) => void;
  /** What follows the save of a record, where its form stays open. */
  saved?: () => void;
  /** On the button that saves a new record, where it does not say "บันทึก". */
  words?: { save?: string; icon?: ReactNode };
  children: ReactNode;
}

/**
 * One record's form and the button that saves it, for whatever they stand in; each opening of its panel is a new one, by its key.
 * @returns `leave`, too, which gives up what was typed
 */
export function useRecordFormParts<Record extends Row>(props: RecordFormProps<Record>) {
  const { panel, resource, id, where, defaults, words, children } = props;
  const { touched, formProps, query, uploads, change, save, saving, leave, overwrite, look } = useRecordForm(props);
  const isNew = id === undefined;
  const ready = isNew || query?.data !== undefined;
  const saveButton = (
    <Button
      type="primary"
      icon={isNew && words?.icon}
      disabled={!ready || change !== undefined}
      loading={saving}
      onClick={save}
    >
      {(isNew && words?.save) || 'บันทึก'}
    </Button>
  );
  const form = (
    <>
      {panel.open && <LeaveGuard panel={panel} touched={touched} />}
      {panel.open && !isNew && (
        <Suspense>
          <AlsoEditing resource={resource} id={id} />
        </Suspense>
      )}
      {query?.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
      {query?.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {ready && (
        <FormUploads value={uploads}>
          <Form
            {...formProps}
            layout="vertical"
            initialValues={formProps.initialValues ?? { ...defaults, ...where }}
            scrollToFirstError
          >
            {children}
          </Form>
        </FormUploads>
      )}
      {change && <NewerRow change={change} look={look} overwrite={overwrite} />}
    </>
  );
  return { form, saveButton, record: query?.data?.data, leave };
}
