import { Tv } from 'lucide-react';
import { useMember } from '../member';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/actions/button';
import { Words } from '../../ui/actions/words';

/**
 * From the small screen to the large one, for members; on phones only its icon is seen (WATCH-13). A page of its own, since no
 * other may compile the program that reads its QR.
 */
export function TvLink() {
  if (useMember().state !== 'member') return null;
  return (
    <ButtonLink kind="line" size="small" to={paths.tv} reloadDocument>
      <Tv size={18} aria-hidden />
      <Words>ดูบนทีวี</Words>
    </ButtonLink>
  );
}
