import { useForm } from '@refinedev/antd';
import type { HttpError } from '@refinedev/core';
import { useRef, useState } from 'react';
import type { Row } from '../providers/resource';
import { changedValues } from './changed-values';
import { PendingUploads } from '../fields/pending-uploads';
import type { RecordFormProps } from './record-form';
import { rowChangeOf, type RowChange } from './row-change';

/** Reads and saves the record of a drawer: only what was changed, and only over the version that was read. */
export function useRecordForm<Record extends Row>(props: RecordFormProps<Record>) {
  const { panel, resource, id, where, created, saved: stay = panel.close } = props;
  const [uploads] = useState(() => new PendingUploads());
  const [uploading, setUploading] = useState(false);
  const [change, setChange] = useState<RowChange>();
  const { formProps, form, query, formLoading } = useForm<Record, HttpError, object>({
    resource,
    action: id === undefined ? 'create' : 'edit',
    id,
    redirect: false,
    // Read anew each time it opens, and then not until somebody asks: that would take away what was typed. Refine's own key has
    // the whole address in it, which changes with each dialog over the form.
    queryOptions: { queryKey: ['record', resource, id], gcTime: 0, staleTime: 0 },
    invalidates: ['list', 'many'],
    onMutationSuccess: ({ data }) => (created && id === undefined ? leaveFor(created, data.id) : leave()),
    onMutationError: (error) => setChange(rowChangeOf(error)),
    // What is wrong with a field stands at the field, and a newer record in the form.
    errorNotification: (error) => (error?.errors || (error && rowChangeOf(error)) ? false : undefined),
  });
  const before = query?.data?.data;
  const saved = useRef(false);
  const leave = () => {
    saved.current = true;
    stay();
  };

  const leaveFor = (go: (id: number) => void, newId: number) => {
    saved.current = true;
    go(newId);
  };

  const send = async (version: string | undefined) => {
    setUploading(uploads.some);
    const arrived = await uploads.arrived();
    setUploading(false);
    if (!arrived) return;
    // Read after the uploads, which have set their columns by now.
    const values: object = form.getFieldsValue();
    if (!before) return formProps.onFinish?.({ ...where, ...values });
    const changed = changedValues(before, values);
    if (Object.keys(changed).length === 0) return leave();
    return formProps.onFinish?.({ ...changed, update_at: version });
  };
  const look = () => {
    setChange(undefined);
    void query?.refetch();
  };
  const overwrite = () =>
    void form.validateFields().then(
      () => send(change?.update_at),
      () => undefined,
    );

  return {
    touched: () => !saved.current && (uploads.some || form.isFieldsTouched()),
    // A newer record is saved over on purpose only, not by the Enter key.
    formProps: { ...formProps, onFinish: () => (change ? undefined : send(before?.update_at)) },
    query,
    uploads,
    change,
    save: () => form.submit(),
    leave,
    saving: uploading || (formLoading && !query?.isLoading),
    overwrite,
    look,
  };
}
