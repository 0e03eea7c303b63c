import { useParams } from 'react-router';
import { LiveList } from './live-list';
import { Studio } from './studio';

/** Live shows: their list, or the studio of one. */
export default function LiveStreamingPage() {
  const { id } = useParams();
  return id ? <Studio key={id} id={Number(id)} /> : <LiveList />;
}
