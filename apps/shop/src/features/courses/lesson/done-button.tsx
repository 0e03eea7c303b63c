import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Check } from 'lucide-react';
import type { CourseProgress } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { useSave } from '../../../ui/use-save';
import { progressQuery } from '../course-query';
import { type NumberedLesson, progressOf } from '../lessons';

interface DoneButtonProps {
  productId: number;
  lesson: NumberedLesson;
  progress: CourseProgress;
}

/** For a lesson of which no player tells whether it was seen: its learner does. */
export function DoneButton({ productId, lesson, progress }: DoneButtonProps) {
  const client = useQueryClient();
  const { save, busy } = useSave(() => call('POST', 'lessonDone', { body: { stage_time_id: lesson.stage_time_id } }), {
    success: `จบบทที่ ${lesson.number} แล้ว`,
    failure: 'บันทึกไม่ได้',
    then: () => client.invalidateQueries(progressQuery(productId)),
  });
  if (progressOf(lesson, progress)?.is_seen)
    return (
      <Chip kind="ok">
        <Check aria-hidden />
        ดูจบแล้ว
      </Chip>
    );
  return (
    <Button size="small" loading={busy} onClick={() => save()}>
      {!busy && <Check size={18} aria-hidden />}
      ดูจบแล้ว
    </Button>
  );
}
