import type { Queries } from '@fairhouse/process/database.ts'

/** A message written in the live chat. */
type ChatMessage = { id: string; license: string; name: string; email: string; message: string; receivedAt: Date }

export async function insertChatMessage(query: Queries, chat: ChatMessage): Promise<void> {
  await query(`insert into chat_messages (id, license, name, email, message, received_at) values ($1, $2, $3, $4, $5, $6)`, [
    chat.id,
    chat.license,
    chat.name,
    chat.email,
    chat.message,
    chat.receivedAt,
  ])
}

/** Reads the newest messages. */
export async function readChatMessages(query: Queries): Promise<ChatMessage[]> {
  return query<ChatMessage>(
    `select id, license, name, email, message, received_at as "receivedAt" from chat_messages order by received_at desc, id limit 100`,
  )
}
