import type { Queries } from '@fairhouse/process/database.ts'

/** A subscribed browser: its keys, and whether its owner has revoked the permission. */
type PushBrowser = { id: string; privateKey: string; auth: string; gone: boolean }
/** A notice as the browser decrypted it. */
type PushMessage = { id: string; browser: string; sender: string; text: string; ttl: number; receivedAt: Date }

export async function insertPushBrowser(query: Queries, { id, privateKey, auth }: Omit<PushBrowser, 'gone'>, at: Date): Promise<void> {
  await query(`insert into push_browsers (id, private_key, auth, made_at) values ($1, $2, $3, $4)`, [id, privateKey, auth, at])
}

export async function readPushBrowser(query: Queries, id: string): Promise<PushBrowser | undefined> {
  const rows = await query<PushBrowser>(`select id, private_key as "privateKey", auth, gone from push_browsers where id = $1`, [id])
  return rows[0]
}

/** Marks a browser as unsubscribed. */
export async function writePushBrowserGone(query: Queries, id: string): Promise<void> {
  await query(`update push_browsers set gone = true where id = $1`, [id])
}

export async function insertPushMessage(query: Queries, { id, browser, sender, text, ttl, receivedAt }: PushMessage): Promise<void> {
  await query(`insert into push_messages (id, browser, sender, text, ttl, received_at) values ($1, $2, $3, $4, $5, $6)`, [
    id,
    browser,
    sender,
    text,
    ttl,
    receivedAt,
  ])
}

/** Reads the newest notices. */
export async function readPushMessages(query: Queries): Promise<PushMessage[]> {
  return query<PushMessage>(
    `select id, browser, sender, text, ttl, received_at as "receivedAt" from push_messages order by received_at desc, id limit 100`,
  )
}
