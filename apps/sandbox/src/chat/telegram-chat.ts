import { TelegramRefusal } from './telegram-errors';

/**
 * Checks the address of a message. Chats whose id ends 0400, 0403 and 0301 are unknown, closed to the bot and moved;
 * one that ends 0405 shows no pictures of it.
 * @throws TelegramRefusal
 */
export function requireChat(chatId: string | undefined): object {
  if (!chatId) throw new TelegramRefusal(400, 'Bad Request: chat_id is empty');
  if (/^@\w{4,}$/.test(chatId))
    return { id: -1_000_000_000_001, title: chatId, username: chatId.slice(1), type: 'channel' };
  if (!/^-?\d{3,16}$/.test(chatId) || chatId.endsWith('0400')) {
    throw new TelegramRefusal(400, 'Bad Request: chat not found');
  }
  if (chatId.endsWith('0403')) throw new TelegramRefusal(403, 'Forbidden: bot was kicked from the group chat');
  if (chatId.endsWith('0301')) {
    const moved = Number(`-100${chatId.replace('-', '')}`) - 1;
    throw new TelegramRefusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
      migrate_to_chat_id: moved,
    });
  }
  return describeChat(chatId);
}

function describeChat(chatId: string): object {
  const id = Number(chatId);
  if (id > 0) return { id, first_name: `ผู้ใช้ ${chatId}`, type: 'private' };
  return { id, title: `กลุ่ม ${chatId}`, type: chatId.startsWith('-100') ? 'supergroup' : 'group' };
}
