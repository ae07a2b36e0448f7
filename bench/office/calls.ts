import { officeApi } from '@fairhouse/contract/office/index.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import type { Asked } from './desk.ts'
import { editorCalls } from './editor-calls.ts'
import type { Known } from './fill-house.ts'

/** A call that is timed, with the milliseconds that 95 of 100 of its answers may take. */
export type Timed = Asked & { name: string; mostMs: number }

const listMs = 300
const headMs = 150

/** Calls that ask somebody outside, whose time is not ours. */
const elsewhere: readonly string[] = [officeApi.askMarketing.at]

/**
 * Every list of the contract, everything about one player, of an ordinary one and of the one who plays most, and what
 * editors read. A new call of these kinds is timed by itself.
 */
export function timedCalls(known: Known): Timed[] {
  const reading = Object.values<OfficeCall>(officeApi).filter(
    ({ at, effect, permission }) => at.startsWith('GET ') && effect === 'reads' && permission !== 'nobody' && !elsewhere.includes(at),
  )
  const lists = reading.filter(({ takes }) => takes.safeParse({}).success)
  const ofPlayers = reading.filter(
    ({ takes, subject }) => subject?.kind === 'player' && takes.safeParse({ player: known.ordinary }).success,
  )
  return [
    ...lists.map(({ at }) => timed(nameOf(at), at, {})),
    timed('players of a country', officeApi.listPlayers.at, { country: 'SWE' }),
    timed('closed players', officeApi.listPlayers.at, { status: 'closed' }),
    ...editorCalls(known).map(({ name, at, input }) => timed(name, at, input)),
    timed('what is in play in a game', officeApi.readPlayNow.at, { game: known.game }),
    ...ofPlayers.flatMap(({ at }) => {
      const mostMs = at === officeApi.readPlayer.at ? headMs : listMs
      return [
        timed(`${nameOf(at)}: an ordinary player`, at, { player: known.ordinary }, mostMs),
        timed(`${nameOf(at)}: who plays most`, at, { player: known.heaviest }, mostMs),
      ]
    }),
    timed('players/rounds: of one session', officeApi.readSessionRounds.at, {
      player: known.heaviest,
      session: `bench-${known.heaviest}-1`,
    }),
    ...searches(known),
  ]
}

function searches({ ordinary, email, round, posting, deposit, providerReference }: Known): Timed[] {
  const texts = {
    number: ordinary,
    'e-mail': email,
    round,
    posting,
    deposit,
    "provider's reference": providerReference,
    'what nobody has': 'zzzz-zzzz',
  }
  return Object.entries(texts).map(([what, q]) => timed(`search: ${what}`, officeApi.search.at, { q }))
}

const timed = (name: string, at: string, input: Asked['input'], mostMs = listMs): Timed => ({ name, at, input, mostMs })
const nameOf = (at: string) => at.replace(/^GET \/office\//, '')
