import type { Band, BandMember } from '../../api-types';
import { optional, readOne, readPage, readRows } from '../../server/read.server';
import { plannedLength } from '../../shows/setlist';
import { comingCard, type ComingCard } from './coming-card';

/** Of what they played last. */
const SONGS = 30;
const SHOWN = 12;
/** The type of a detail that is a sentence, not a fact under a heading. */
const SENTENCE = 'detail';
const NOTHING = { rows: [], total: 0 };

export interface MemberSong {
  id: number;
  title: string;
  /** The show that it was played in. */
  show: string;
  /** Its recording, or what is sold of it. */
  video_id: number | null;
  product_url: string | null;
  /** In seconds; null when the plan does not say. */
  length: number | null;
}

export interface MemberPageData {
  member: BandMember;
  band: Pick<Band, 'id' | 'band_name'>;
  /** A sentence about them. */
  words: string | null;
  /** What else the band tells of them, each under its heading where it has one. */
  facts: { of: string | null; text: string }[];
  songs: MemberSong[];
  others: BandMember[];
  coming: ComingCard[];
  /** The recording of their own camera, of a show that is on the site. */
  camera: number | null;
  /** The stage whose show is on air now, where they can be given a garland. */
  onAir: number | null;
}

/** @throws Response 404 for a member that does not exist */
export async function memberPageData(id: number): Promise<MemberPageData> {
  const member = Number.isInteger(id) && id > 0 && (await readOne('bandMemberById', { id }));
  if (!member) throw new Response(null, { status: 404 });
  const { band_id } = member;
  const [band, details, songs, members, coming, camera] = await Promise.all([
    readOne('bandById', { id: band_id }),
    optional(readRows('bandMemberDetailByBandMemberId', { band_member_id: id }), []),
    optional(memberSongs(id), []),
    optional(readRows('bandMemberByBandId', { band_id }), []),
    optional(
      readPage('productView', { band_id, product_kind: 'stage', product_status_in: 'live,sale,coming', limit: 4 }),
      NOTHING,
    ),
    optional(memberCamera(id), null),
  ]);
  const told = details
    .toSorted((one, other) => one.band_member_detail_item - other.band_member_detail_item)
    .flatMap(({ band_member_detail_type: type, band_member_detail_text: text }) =>
      text ? [{ of: type === SENTENCE ? null : type, text }] : [],
    );
  const words = told.find((fact) => fact.of === null);
  return {
    member,
    band: { id: band_id, band_name: band?.band_name ?? '' },
    words: words?.text ?? null,
    facts: told.filter((fact) => fact !== words),
    songs,
    others: members.filter((other) => other.id !== id),
    coming: coming.rows.map(comingCard),
    camera,
    onAir: coming.rows.find(({ product_live }) => product_live === 'Y')?.stage_id ?? null,
  };
}

/** The newest recording of somebody's own camera, of a show that is on the site. */
async function memberCamera(band_member_id: number): Promise<number | null> {
  const { rows: videos } = await readPage('videos', {
    band_member_id,
    video_type: 'member',
    video_status: 'ready',
    sort: '-id',
    limit: SHOWN,
  });
  if (videos.length === 0) return null;
  const shows = await readPage('productView', {
    stage_id_in: videos.map(({ stage_id }) => stage_id).join(),
    limit: SONGS,
  });
  const shown = new Set(shows.rows.map(({ stage_id }) => stage_id));
  return videos.find(({ stage_id }) => shown.has(stage_id))?.id ?? null;
}

/** The songs that somebody played in, the latest first, with where they can be watched. */
async function memberSongs(band_member_id: number): Promise<MemberSong[]> {
  const { rows: played } = await readPage('stageTimeMember', { band_member_id, sort: '-id', limit: SONGS });
  if (played.length === 0) return [];
  const stages = [...new Set(played.map(({ stage_id }) => stage_id))].join();
  const [songs, shows, videos] = await Promise.all([
    readPage('stageTime', { id_in: played.map(({ stage_time_id }) => stage_time_id).join(), limit: SONGS }),
    readPage('productView', { stage_id_in: stages, limit: SONGS }),
    optional(
      readPage('videos', {
        stage_id_in: stages,
        video_type: 'stage',
        video_status: 'ready',
        sort: 'video_item',
        limit: 100,
      }),
      NOTHING,
    ),
  ]);
  const found = played.flatMap(({ stage_id, stage_time_id }): MemberSong[] => {
    const song = songs.rows.find(({ id }) => id === stage_time_id);
    const show = shows.rows.find((row) => row.stage_id === stage_id);
    // Of a show that is not on the site nobody hears.
    if (!song || !show) return [];
    const video =
      videos.rows.find((row) => row.id === song.video_id) ?? videos.rows.find((row) => row.stage_id === stage_id);
    return [
      {
        id: song.id,
        title: song.stage_detail_time_title,
        show: show.product_title,
        video_id: video?.id ?? null,
        product_url: show.product_url,
        length: plannedLength(song),
      },
    ];
  });
  // A song that was played at several shows stands once, where it can be watched.
  const watchable = found.toSorted((one, other) => Number(other.video_id !== null) - Number(one.video_id !== null));
  return watchable
    .filter(({ title }, at) => watchable.findIndex((song) => song.title === title) === at)
    .slice(0, SHOWN);
}
