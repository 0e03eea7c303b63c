import { useGetIdentity } from '@refinedev/core';
import { useSearchParams } from 'react-router';
import { ReferenceSelect } from '../fields/reference-select';
import { withParameters } from '../filters/with-parameters';
import type { Identity } from '../providers/auth';
import { BAND } from '../providers/resource';
import styles from './report.module.css';

/** The band of the address, `?band_id=3`; a number that is none counts for nothing. */
export function useBand(): number | undefined {
  const [parameters] = useSearchParams();
  const band = Number(parameters.get('band_id'));
  return Number.isInteger(band) && band > 0 ? band : undefined;
}

/** Narrows a report to one band; whoever works for a band sees no other. */
export function BandFilter() {
  const { data: person } = useGetIdentity<Identity>();
  const [, setParameters] = useSearchParams();
  const band = useBand();
  if (person?.role === 'band') return null;
  const choose = (id: number | null) =>
    setParameters((others) => withParameters(others, { band_id: id === null ? undefined : String(id) }), {
      replace: true,
    });
  return (
    <ReferenceSelect
      {...BAND}
      aria-label="วง"
      placeholder="ทุกวง"
      className={styles.band}
      value={band}
      onChange={choose}
    />
  );
}
