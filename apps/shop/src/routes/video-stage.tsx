import { paths } from '../config/paths';
import { LessonView } from '../features/courses/lesson/lesson-view';
import { replayData } from '../features/replay/replay-data.server';
import { ReplayView } from '../features/replay/replay-view';
import { optional, readOne } from '../server/read.server';
import { pageMeta } from '../server/page-meta';
import { leadTo } from '../server/cache-control';
import type { Route } from './+types/video-stage';

export { shouldRevalidate } from '../overlays/overlay';

export function loader({ params }: Route.LoaderArgs) {
  if (!params.id) throw leadTo(paths.purchases);
  return recordingData(Number(params.id));
}

/** Of a lesson its course, too. */
async function recordingData(id: number) {
  const data = await replayData(id);
  const mayBeLesson = data.video.video_type === 'course' || data.video.video_type === 'teaser';
  const course = mayBeLesson ? await optional(readOne('courseView', { video_id: id }), undefined) : undefined;
  return { ...data, course };
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { video, course } = page.loaderData;
  const title = course ? `${video.video_name} ${course.product_title}` : `${video.video_name} (ดูย้อนหลัง)`;
  return pageMeta(page, { title, image: video.video_path });
};

export default function VideoStage({ loaderData }: Route.ComponentProps) {
  const { video, course } = loaderData;
  if (course) return <LessonView key={video.id} video={video} course={course} />;
  return <ReplayView key={loaderData.video.id} data={loaderData} />;
}
