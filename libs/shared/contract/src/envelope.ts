/** The body of every answer (decisions.md §2). */
export interface Envelope<Data = unknown> {
  result: boolean | object;
  data?: Data;
  total?: number;
  message?: string;
  code?: string;
  errors?: FieldError[];
}

export interface FieldError {
  field: string;
  message: string;
}
