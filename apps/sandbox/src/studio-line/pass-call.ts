import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../base/world.ts'
import { readFaults, readLineWin, takeFault, writeLineWin } from './faults.sql.ts'

/** A call of the studio as it came: its name, its text, and its signature among the headers. */
export type WalletCall = { name: string; body: string; headers: IncomingHttpHeaders }

/** The house's answer as it came, or that there was none. */
type Answer = { status: number; body: string } | 'lost'

type Fields = Record<string, unknown>

const patienceMs = 5000
const signed = ['content-type', 'user-agent', 'x-provider', 'x-key', 'x-timestamp', 'x-signature']

/** Passes a call on to the house and its answer back, with the faults that are set. */
export async function passCall(world: World, call: WalletCall): Promise<Answer> {
  const answer = await (call.name === 'bet' ? passBet(world, call) : call.name === 'win' ? passWin(world, call) : send(world, call))
  return (await takeFault(world.database.query, 'timeOutAfterCommit', call.name)) ? 'lost' : answer
}

async function passBet(world: World, call: WalletCall): Promise<Answer> {
  const { query } = world.database
  const { playerRef, roundId, transactionId } = fieldsOf(call)
  if (await takeFault(query, 'rollbackBeforeBet')) {
    const about = { playerRef, roundId, transactionId: `${String(roundId)}:rollback`, targetTransactionId: transactionId }
    await sendOwn(world, 'rollback', { ...about, reason: 'asked for' })
  }
  const copies = (await takeFault(query, 'betTwice')) ? 2 : 1
  const answers = await Promise.all(Array.from({ length: copies }, () => send(world, call)))
  const taken = answers.find(isTaken)
  if (taken && (await takeFault(query, 'rollbackBet'))) return tryLater(world, call)
  return taken ?? answers[0] ?? 'lost'
}

async function passWin(world: World, call: WalletCall): Promise<Answer> {
  const { query } = world.database
  const { playerRef, roundId, transactionId, amount } = fieldsOf(call)
  const id = String(transactionId)
  if (!(await readLineWin(query, id))) {
    if (amount === '0' && (await takeFault(query, 'closeWithoutWin'))) await writeLineWin(query, id, { until: null, asClose: true })
    else if (await takeFault(query, 'delayWin')) {
      const { delayWinSeconds } = await readFaults(query)
      await writeLineWin(query, id, { until: new Date(world.clock.now().getTime() + delayWinSeconds * 1000), asClose: false })
    }
  }
  const kept = await readLineWin(query, id)
  if (kept?.asClose) return sendOwn(world, 'roundClose', { playerRef, roundId, transactionId: `${String(roundId)}:close` })
  return kept?.until && kept.until > world.clock.now() ? tryLater(world, call) : send(world, call)
}

function send(world: World, { name, body, headers }: WalletCall): Promise<Answer> {
  const passed = signed.flatMap((header) => (typeof headers[header] === 'string' ? [[header, headers[header]] as const] : []))
  return post(world, name, body, Object.fromEntries(passed))
}

/** Makes a call that the studio did not make, in its name. */
function sendOwn(world: World, name: string, fields: Fields): Promise<Answer> {
  const { studioId, studioKeyId, studioSecret } = world.environment
  const body = JSON.stringify({ requestId: newId('req'), ...fields })
  const timestamp = String(Math.floor(world.clock.now().getTime() / 1000))
  const signature = createHmac('sha256', studioSecret).update(`${timestamp}\n/wallet/v1/${name}\n${body}`).digest('hex')
  const headers = { 'x-provider': studioId, 'x-key': studioKeyId, 'x-timestamp': timestamp, 'x-signature': signature }
  return post(world, name, body, { 'content-type': 'application/json', ...headers })
}

async function post({ environment }: World, name: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const url = `${environment.productOrigin}/wallet/v1/${encodeURIComponent(name)}`
  const signal = AbortSignal.timeout(patienceMs)
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    .then(async (response): Promise<Answer> => ({ status: response.status, body: await response.text() }))
    .catch((): Answer => 'lost')
}

function tryLater(world: World, call: WalletCall): Answer {
  const { requestId } = fieldsOf(call)
  const answer = { status: 'ERROR', code: 'TRY_LATER', requestId, retry: true, serverTime: world.clock.now().toISOString() }
  return { status: 503, body: JSON.stringify(answer) }
}

const isTaken = (answer: Answer) => answer !== 'lost' && fieldsIn(answer.body).status === 'OK'

const fieldsOf = ({ body }: WalletCall): Fields => fieldsIn(body)

function fieldsIn(text: string): Fields {
  try {
    return Object(JSON.parse(text)) as Fields // looked at field by field
  } catch {
    return {}
  }
}
