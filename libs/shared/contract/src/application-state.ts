/** Whether a learner signed the application of a course. */
export const APPLICATION_STATE = { signed: 'เซ็นแล้ว', wait: 'รอเซ็น', none: 'ไม่ต้องใช้' } as const;
export type ApplicationState = keyof typeof APPLICATION_STATE;
