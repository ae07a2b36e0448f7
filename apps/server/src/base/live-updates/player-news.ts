import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Wallet as WalletView } from '@fairhouse/contract'
import type { HouseNews, PlayerNews } from '../house.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../database/notify.sql.ts'
import type { EventStreams } from './event-streams.ts'

/** Without a player it is for everybody. */
type Item = { player: string; news: PlayerNews } | { player: null; news: HouseNews }
type Parcel = { from: string; items: Item[] }

/** Reads a wallet as pages show it. */
type ReadWalletView = (wallet: { shard: number; player: bigint; currency: string }) => Promise<WalletView>

const gatherMs = 20
const mostInOneNotification = 40

/**
 * Distributes news about players: to this process's browsers at once, to other processes batched into one notification.
 */
export function openPlayerNews(db: Database, push: EventStreams, readWallet: ReadWalletView, log: FastifyBaseLogger) {
  const self = randomUUID()
  let gathered: Item[] = []
  const flushSoon = paced(flush)

  function gather(item: Item): void {
    gathered.push(item)
    flushSoon()
  }
  const tell = (player: bigint, news: PlayerNews): void => gather({ player: String(player), news })

  async function flush(): Promise<void> {
    const items = withoutRepeats(gathered)
    gathered = []
    for (const item of items) show(item)
    await tellOthers(db, self, items).catch((error: unknown) => log.warn({ error }, 'other processes could not be told'))
  }

  /** A browser that misses news polls anyway; a failed read must not end the process. */
  function show(item: Item): void {
    send(item).catch((error: unknown) => log.warn({ error }, 'news could not be shown'))
  }

  async function send({ player, news }: Item): Promise<void> {
    if (player === null) return push.sendAll(eventOf(news))
    const id = BigInt(player)
    if (!push.has(id)) return
    const { about, ...data } = news
    if (news.about !== 'wallet') {
      push.send(id, { event: about, data } as Parameters<EventStreams['send']>[1]) // the news has the shape of its event
      return news.about === 'session' ? push.endOver(id) : undefined
    }
    push.send(id, { event: 'wallet', data: await readWallet({ shard: news.shard, player: id, currency: news.currency }) })
  }

  return {
    /** Sends what is gathered before the process ends. */
    close: flush,
    tell,
    tellAll: (news: HouseNews): void => gather({ player: null, news }),
    /** Handles another process's news. */
    hear(payload: string): void {
      const parcel = JSON.parse(payload) as Parcel // only our own processes notify on this channel
      if (parcel.from !== self) parcel.items.forEach((item) => show(item))
    },
  }
}

const tellOthers = (db: Database, self: string, items: Item[]) =>
  Promise.all(parcelsOf(items).map((some) => notify(db, 'player', { from: self, items: some } satisfies Parcel)))

const parcelsOf = (items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostInOneNotification) }, (_, at) =>
    items.slice(at * mostInOneNotification, (at + 1) * mostInOneNotification),
  )

/** Returns what has news flushed: at once after a silence, and what follows closely together, so long after what went before. */
function paced(flush: () => Promise<void>): () => void {
  let isDue = false
  let flushedAt = -gatherMs
  const now = () => {
    isDue = false
    flushedAt = performance.now()
    void flush()
  }
  return () => {
    if (isDue) return
    isDue = true
    const waitMs = flushedAt + gatherMs - performance.now()
    if (waitMs > 0) setTimeout(now, waitMs)
    else setImmediate(now)
  }
}

/** Collapses repeats: a wallet that moved ten times is shown once, and of a jackpot what is in it last. */
function withoutRepeats(items: Item[]): Item[] {
  return [
    ...new Map(items.map((item) => [item.player === null ? `${item.news.about} ${item.news.id}` : JSON.stringify(item), item])).values(),
  ]
}

/** News for everybody as the event of the stream, whose shape it has. */
const eventOf = ({ about, ...data }: HouseNews) => ({ event: about, data }) as Parameters<EventStreams['sendAll']>[0] // see above
