export interface ChatMessage {
  chat_id: string;
  /** HTML of Telegram's kind: b, i, a; everything from outside escaped. */
  text: string;
  /** JPEG to show above the text. */
  picture?: Buffer;
}

/** A chat service that staff reads. */
export abstract class ChatService {
  /**
   * Sends one message.
   * @throws TryLater when the service asks to wait, GiveUp when the chat cannot be reached, ChatMoved when it has a new
   * id, and anything else for another try
   */
  abstract send(message: ChatMessage): Promise<void>;
}

/** The chat lives on under another id. */
export class ChatMoved extends Error {
  constructor(readonly chat_id: string) {
    super(`chat moved to ${chat_id}`);
  }
}
