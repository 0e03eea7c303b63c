import { useParams } from 'react-router';
import { ChatMessages } from './chat-messages';
import { SongComments } from './song-comments';

/** What viewers write, of all shows: comments of songs, or the chat of live shows. */
export default function CommentsPage() {
  return useParams()['source'] === 'chat' ? <ChatMessages /> : <SongComments />;
}
