import { duration } from '@wethi/format';
import { Flower2, Play, Ticket, Video } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { PLAY_AT_ONCE } from '../../session/recording';
import { ButtonLink } from '../../ui/actions/button';
import { Avatar } from '../../ui/media/avatar';
import { Picture } from '../../ui/media/picture';
import type { MemberPageData, MemberSong } from './member-data.server';
import styles from './member.module.css';

/** The face and name of a member, with what they do and where. */
export function MemberHead({ data: { member, band, words, camera, onAir } }: { data: MemberPageData }) {
  return (
    <section className={styles.head}>
      <Picture path={member.band_member_path} width={220} height={220} sizes="220px" priority className={styles.face} />
      <div>
        <p className="t2">
          {member.band_member_subname && `${member.band_member_subname} · `}
          <Link className="link" to={paths.bandPage(band.band_name)}>
            {band.band_name}
          </Link>
        </p>
        <h1>{member.band_member_name}</h1>
        {words && <p className="t2">{words}</p>}
        {(camera ?? onAir) !== null && (
          <div className={styles.ways}>
            {camera !== null && (
              <ButtonLink kind="brand" to={paths.replay(camera)}>
                <Video size={20} aria-hidden />
                ดูกล้องของ{member.band_member_name}
              </ButtonLink>
            )}
            {onAir !== null && (
              <ButtonLink to={paths.liveOfStage(onAir)}>
                <Flower2 size={20} aria-hidden />
                คล้องมาลัย
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The songs that the member played in; each leads to its recording, or to what is sold of it. */
export function MemberSongs({ songs, part }: { songs: MemberSong[]; part: string | null }) {
  return (
    <ul className={styles.songs}>
      {songs.map((song) => (
        <li key={song.id}>
          <Link
            to={song.video_id ? paths.songOf(song.video_id, song.id) : paths.show(song.product_url ?? '')}
            state={PLAY_AT_ONCE}
          >
            {song.video_id ? <Play size={18} fill="currentColor" aria-hidden /> : <Ticket size={18} aria-hidden />}
            <span>
              <b>{song.title}</b>
              <span className="small muted">{[song.show, part].filter(Boolean).join(' · ')}</span>
            </span>
            {song.length !== null && <span className={`num ${styles.length}`}>{duration(song.length)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function OtherMembers({ others }: Pick<MemberPageData, 'others'>) {
  return (
    <ul className={styles.others}>
      {others.map((other) => (
        <li key={other.id}>
          <Link className="row" to={paths.bandMember(other.id)}>
            <Avatar path={other.band_member_path} size={48} />
            <span>
              <b>{other.band_member_name}</b>
              <br />
              <span className="small muted">{other.band_member_subname}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
