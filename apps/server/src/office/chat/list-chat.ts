import type { ChatMessage } from '@fairhouse/contract/office/chat.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { mostCounted } from '@fairhouse/contract/office/queues/work.ts'
import { readPlayer } from '../../people/players/index.ts'
import { readOrdersUnderWay, readRoomChat, type RoomMessage } from '../../play/room-chat/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { reaches } from '../players/index.ts'
import { shortName } from '../records/short-name.ts'

const atOnce = 50
type Wanted = { room?: string | undefined; part?: 'reported' | 'all' | undefined; after?: string | undefined }
type Orders = Awaited<ReturnType<typeof readOrdersUnderWay>>

/** Lists the messages of the rooms. While the studio does not answer, it says so; what is decided waits. */
export async function listChat(asking: StaffContext, { room, part, after }: Wanted): Promise<OfficeAnswers<'GET /office/chat'>> {
  const { house } = asking
  const before = after !== undefined && /^\d{1,18}$/.test(after) ? after : undefined
  const [told, orders] = await Promise.all([
    readRoomChat(house, { game: room, isReported: part !== 'all', before, most: atOnce }),
    readOrdersUnderWay(house),
  ])
  const decided = orders.filter(({ kind }) => kind !== 'forget' && kind !== 'words')
  if (told === 'away') return { isAway: true, rooms: [], messages: [], underWay: decided.length, next: null }
  return {
    isAway: false,
    rooms: told.rooms.map(({ game, name }) => ({ room: game, name })),
    messages: await Promise.all(told.messages.map((message) => messageView(asking, message, decided))),
    underWay: decided.length,
    next: told.next,
  }
}

/** Counts the reported messages that nobody has looked at, as far as the studio tells them. */
export async function countReportedChat({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/chat/reported'>> {
  const told = await readRoomChat(house, { isReported: true, most: mostCounted })
  return { waiting: told === 'away' ? 0 : told.messages.length }
}

async function messageView(asking: StaffContext, message: RoomMessage, orders: Orders): Promise<ChatMessage> {
  const { muted } = message
  const text = (at: Date | null) => at?.toISOString() ?? null
  return {
    id: message.id,
    room: message.game,
    round: message.round,
    player: message.wallet ? String(message.wallet.player) : null,
    playerName: await nameOf(asking, message),
    nickname: message.nickname,
    nicknameNow: message.nicknameNow,
    mustRename: message.mustRename,
    muted: muted && { until: text(muted.until) },
    text: message.text,
    at: message.at.toISOString(),
    reports: message.reports,
    reportedAt: text(message.reportedAt),
    removedAt: text(message.removedAt),
    underWay: [...new Set(orders.flatMap((order) => kindAbout(order, message)))],
  }
}

/** The name of whoever wrote a message, for those who may read such players. */
async function nameOf(asking: StaffContext, { wallet }: RoomMessage): Promise<string | null> {
  const row = wallet && (await readPlayer(asking.house.db, wallet.shard, wallet.player))
  return row && reaches(asking, 'players.read', row.country) ? shortName(asking.house, row) : null
}

/** What an order says about a message, or about who wrote it. */
function kindAbout(order: Orders[number], { id, playerRef }: RoomMessage): ChatMessage['underWay'] {
  if ('message' in order) return order.message === id ? [order.kind] : []
  if (!('players' in order) || order.kind === 'forget') return []
  return order.players.includes(playerRef) ? [order.kind] : []
}
