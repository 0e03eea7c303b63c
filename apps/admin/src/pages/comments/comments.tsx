import { useParams } from 'react-router';
import { ChatMessages } from './chat-messages';
import { useListKeys } from './list-keys';
import { SongComments } from './song-comments';

/** What viewers write, of all shows: comments of songs, or the chat of live shows. */
export default function CommentsPage() {
  const list = useListKeys();
  return <div ref={list}>{useParams()['source'] === 'chat' ? <ChatMessages /> : <SongComments />}</div>;
}
