import { useParams } from 'react-router';
import { ChatMessages } from './comments/chat-messages';
import { SongComments } from './comments/song-comments';

/** What viewers write, of all shows: comments of songs, or the chat of live shows. */
export default function CommentsPage() {
  return useParams()['source'] === 'chat' ? <ChatMessages /> : <SongComments />;
}
