import { CourseChapter, InfoPage, InfoPageDraft, InfoPageVersion, ProductSearch } from '@wethi/catalog';
import {
  makeBand,
  makeBandMember,
  makeCoach,
  makeCourse,
  makeProduct,
  makeProductDetailList,
  makeProductPrice,
  makeStage,
  makeStageTime,
  makeStageTimeMember,
} from '@wethi/catalog/testing';
import { makeLiveStreaming, makeVideo } from '@wethi/media/testing';
import type { TestApp } from '@wethi/platform/testing';
import { In } from 'typeorm';

/** Stands in every text of what is kept off the site. */
export const KEPT_BACK = 'ยังไม่เปิดเผย';

/**
 * A show that nobody announced, which is a course as well, a page that is not published, the draft of one that is,
 * and a video that is not ready.
 */
export async function makeHiddenShow(test: TestApp) {
  const { manager } = test.database;
  const { id: band_id, band_name } = await makeBand(manager);
  const stage = await makeStage(manager, { band_id, stage_title: `โรงละคร${KEPT_BACK}` });
  const product = await makeProduct(manager, {
    band_id,
    stage_id: stage.id,
    product_title: `งาน${KEPT_BACK}`,
    product_subtitle: KEPT_BACK,
    product_detail: `<p>${KEPT_BACK}</p>`,
    product_other_names: KEPT_BACK,
    product_url: 'kept-back',
    product_type: 'C',
    product_disable: 'Y',
    product_price_list: 'Y',
  });
  const product_id = product.id;
  const coach = await makeCoach(manager, { band_id });
  const course = await makeCourse(manager, { product_id, coach_id: coach.id });
  const chapter = await manager.save(
    manager.create(CourseChapter, { course_id: course.id, course_chapter_title: KEPT_BACK }),
  );
  const item = await makeStageTime(manager, { stage_id: stage.id, stage_detail_time_title: `เพลง${KEPT_BACK}` });
  const { id: band_member_id } = await makeBandMember(manager, { band_id });
  const played = await makeStageTimeMember(manager, item, band_member_id);
  const price = await makeProductPrice(manager, { product_id, product_price_title: KEPT_BACK });
  const detail = await makeProductDetailList(manager, { product_id, product_detail_list_title: KEPT_BACK });
  const video = await makeVideo(manager, {
    band_id,
    stage_id: stage.id,
    video_name: KEPT_BACK,
    video_status: 'create',
  });
  const live = await makeLiveStreaming(manager, { stage_id: stage.id, live_streaming_name: KEPT_BACK });
  const slug = 'howToBuy' as const;
  const published = 'policy' as const;
  await manager.delete(InfoPage, { info_page_slug: In([slug, published]) });
  const shown = { info_page_slug: published, info_page_title: 'หน้าที่เผยแพร่แล้ว', info_page_published: 'Y' as const };
  const { id: info_page_id } = await manager.save(manager.create(InfoPage, shown));
  const rewritten = { info_page_id, info_page_draft_title: KEPT_BACK, info_page_draft_body: KEPT_BACK };
  await manager.save(manager.create(InfoPageDraft, rewritten));
  const thrown = { info_page_id, info_page_version_kind: 'draft' as const, info_page_version_title: KEPT_BACK };
  await manager.save(manager.create(InfoPageVersion, thrown));
  const draft = { info_page_slug: slug, info_page_title: KEPT_BACK, info_page_body: KEPT_BACK };
  const page = await manager.save(manager.create(InfoPage, { ...draft, info_page_published: 'N' as const }));
  await test.get(ProductSearch).refresh({});
  return {
    /** Of each resource, by its path. */
    ids: {
      product: product_id,
      productPrice: price.id,
      productDetailList: detail.id,
      course: course.id,
      courseChapter: chapter.id,
      stage: stage.id,
      stageTime: item.id,
      stageTimeMember: played.id,
      videos: video.id,
      liveStreaming: live.id,
      infoPage: page.id,
    } as Record<string, number>,
    /** Parameters of lookups that lead to it. */
    parameters: {
      ...{ product_id, courses_id: product_id, course_id: course.id, product_url: product.product_url },
      ...{ stage_id: stage.id, stage_time_id: item.id, courses_detail_id: item.id, video_id: video.id },
      ...{ band_id, band_name, band_member_id, coach_id: coach.id, info_page_slug: slug },
      product_detail_type_id: detail.product_detail_type_id,
    } as Record<string, string | number>,
  };
}
