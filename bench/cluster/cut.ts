import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { optionOf } from '../option.ts'
import type { Load } from './load.ts'
import { openNetworks } from './machines.ts'
import { booksLine, onLoadedCluster, silenceAfter, type Books } from './on-loaded-cluster.ts'
import type { CutOff } from './members.ts'
import { names, type Cluster } from './start-cluster.ts'

/** What a server that was cut off said to those who came to write to it where it stands: how often each thing. */
type Said = Readonly<Record<string, number>>
/** A cut: whose cable it was, for how long nobody acknowledged, and how long the server took to follow once the cable was in again. */
type Cut = { server: string; silentMs: number; followsAfterMs: number; said: Said; acknowledged: number; kept: number }
type Run = Books & { cuts: Cut[] }

const askEveryMs = 500
const patienceSeconds = 2

/**
 * `npm run bench failover -- --cut [--runs=3 --json]`: the same cluster, each server of it with a network of its own. The
 * primary's cable is taken out under bets and put in again once another one has gone on. Says for how long nobody
 * acknowledged, what the one that was cut off said to those who asked it in its place to write, and whether anything
 * that either acknowledged was lost. Needs root.
 */
export async function benchCut(): Promise<Run> {
  const { seen, books } = await onLoadedCluster(openNetworks(names), async (cluster, load) => {
    await asOwner(cluster, 'create table cut_off (id int primary key)')
    const cuts: Cut[] = []
    for (let run = optionOf('runs', 3); run > 0; run -= 1) cuts.push(await cutOff(cluster, load))
    return cuts
  })
  return { cuts: seen, ...books }
}

let asked = 0

async function cutOff(cluster: Cluster, load: Load): Promise<Cut> {
  let isJoined = false
  let [server, asking]: [CutOff | undefined, Promise<Answers> | undefined] = [undefined, undefined]
  const { silentMs } = await silenceAfter(load, async () => {
    server = await cluster.cutPrimary()
    asking = askInPlace(server, () => isJoined)
    return `the cable of ${server.name}`
  })
  isJoined = true
  const { said, acknowledged } = await asking!.finally(() => server?.join()) // silenceAfter has set both
  const from = performance.now()
  await cluster.untilWhole()
  const followsAfterMs = Math.round(performance.now() - from)
  const kept = await asOwner(cluster, 'select from cut_off where id = any($1)', [acknowledged])
  return { server: server!.name, silentMs, followsAfterMs, said, acknowledged: acknowledged.length, kept } // as above
}

type Answers = { said: Record<string, number>; acknowledged: number[] }

/** Asks the server again and again where it stands to write something down. */
async function askInPlace(server: CutOff, isOver: () => boolean): Promise<Answers> {
  const answers: Answers = { said: {}, acknowledged: [] }
  while (!isOver()) {
    const id = (asked += 1)
    const { done, said } = await server.ask(`insert into cut_off values (${id})`, patienceSeconds)
    if (done) answers.acknowledged.push(id)
    const words = done ? 'acknowledged' : wordsOf(said)
    answers.said[words] = (answers.said[words] ?? 0) + 1
    await wait(askEveryMs)
  }
  return answers
}

/** The last line of what it said, without its address. */
function wordsOf(said: string): string {
  if (said === '') return `no answer within ${patienceSeconds} s`
  return (said.split('\n').at(-1) ?? '').replace(/^.*(ERROR|FATAL): +/, '').trim()
}

async function asOwner(cluster: Cluster, text: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: await cluster.owner() })
  await client.connect()
  const { rowCount } = await client.query({ text, values })
  await client.end()
  return rowCount ?? 0
}

/** Writes a run as a table. */
export function cutTable({ cuts, ...books }: Run): string {
  const lines = cuts.flatMap(({ server, silentMs, followsAfterMs, said, acknowledged, kept }) => [
    `${server} was cut off: ${silentMs} ms without an acknowledgement; it follows ${followsAfterMs} ms after its cable is in again`,
    `  where it stands it acknowledged ${acknowledged}, of which ${kept} are kept, and said`,
    ...Object.entries(said).map(([words, times]) => `    ${times} × ${words}`),
  ])
  return `${lines.join('\n')}\n\n${booksLine(books)}`
}
