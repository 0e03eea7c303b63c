import { PERMISSIONS } from '@wethi/contract';
import { GROUPS } from './role-matrix-lines';

it('ADMIN-04 names every permission of the server once in what each role may do', () => {
  const named = Object.values(GROUPS).flatMap((lines) =>
    lines.flatMap(({ may, sees }) => [may, ...(sees ? [sees] : [])]),
  );
  expect([...named].sort()).toEqual(Object.keys(PERMISSIONS).sort());
});
