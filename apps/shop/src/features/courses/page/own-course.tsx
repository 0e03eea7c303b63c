import type { CourseProgress, CourseView } from '../../../api-types';
import type { NumberedLesson } from '../lessons';
import { Bookings } from './bookings';
import { OwnerCard } from './owner-card';

interface OwnCourseProps {
  course: CourseView;
  lessons: readonly NumberedLesson[];
  progress: CourseProgress;
  goOn: NumberedLesson | undefined;
  /** It was finished, and cannot be learned any more. */
  isPast?: boolean;
}

/** What a course's page says to who learns it; loaded for them alone. */
export default function OwnCourse({ isPast = false, ...props }: OwnCourseProps) {
  const { product_id, coach, bookings } = props.course;
  return (
    <>
      <OwnerCard {...props} />
      {!isPast && coach && bookings > 0 && <Bookings productId={product_id} coachName={coach.coach_name} />}
    </>
  );
}
