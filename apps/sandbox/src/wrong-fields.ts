export interface FieldError {
  field: string;
  message: string;
}

/** A call of the sandbox's own interface that cannot be met; one entry for each wrong field. */
export class WrongFields extends Error {
  constructor(readonly errors: FieldError[]) {
    super('ข้อมูลไม่ถูกต้อง');
  }
}
