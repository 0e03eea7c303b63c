/** Under which a coach's weeks are read. */
export const weekKey = (coachId: number) => ['userCourseBooking', coachId] as const;
