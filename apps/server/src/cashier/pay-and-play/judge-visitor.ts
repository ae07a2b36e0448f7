import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { askRegisters } from '../../knowing/exclusion-registers/index.ts'
import { settle } from '../../knowing/identity/index.ts'
import type { PersonEvidence } from '../../knowing/identification-contract/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import { isLikeSomebody, personIn } from '../../people/registration/index.ts'
import { mayMoveMoney } from '../../people/verification/index.ts'
import { operatorRefusal } from '../holds/hold-refusal.ts'
import { isPayAndPlay } from '../methods/list-methods.ts'
import { readMethods } from '../method-catalogue/method.sql.ts'
import type { VisitorDepositRow } from '../attempts/visitor-deposit.sql.ts'

/** The verdict on the person the bank names: a new player, a known one, or a refusal. */
export type Judged =
  | { is: 'new'; person: PersonEvidence }
  | { is: 'known'; person: PersonEvidence; player: PlayerRow }
  | { is: 'refused'; why: Refused }

const no = (why: Refused): Judged => ({ is: 'refused', why })

/**
 * Checks everything that can bar this person from playing: country, age, account state, our exclusions and the
 * registers', duplicates. Fails closed. Runs outside any transaction.
 */
export async function judgeVisitor(house: House, visitor: VisitorDepositRow, person: PersonEvidence | undefined): Promise<Judged> {
  if (!person?.country || !person.birthDate) return no(refuse('identificationFailed'))
  const place = await placeRefusal(house, visitor, person.country)
  if (place) return no(place)
  const settled = await settle(house, { purpose: 'login', country: visitor.country, shard: null, player: null }, person)
  if (settled.is === 'refused') return no(settled.why)
  if (settled.is === 'known') return judgeKnown(house, visitor, person, settled.player)
  const refused =
    (await askRegisters(house, { at: 'register', country: person.country }, personIn(person))) ?? (await similarRefusal(house, person))
  return refused ? no(refused) : { is: 'new', person }
}

/** Refuses unless pay-and-play serves both the country of the visit and the person's. */
async function placeRefusal(house: House, { country, method: id }: VisitorDepositRow, home: string): Promise<Refused | undefined> {
  const { settings } = house
  const allowed = settings.get('fe.allowedCountries')
  if (settings.get('be.countryBlacklist').some((barred) => barred === country || barred === home)) return refuse('countryBlacklisted')
  if (allowed.length > 0 && !allowed.includes(country)) return refuse('loginNotAllowed')
  const method = (await readMethods(house.db)).find(({ data }) => data.id === id)?.data
  return method && isPayAndPlay(house, method, country) && isPayAndPlay(house, method, home) ? undefined : refuse('methodUnavailable')
}

async function judgeKnown(house: House, visitor: VisitorDepositRow, person: PersonEvidence, player: PlayerRow): Promise<Judged> {
  // Money in another currency than the account's could not be credited.
  if (player.currency !== visitor.currency) return no(refuse('paymentNotAllowed'))
  const who = { shard: player.shard, player: player.id }
  const stopped = (await operatorRefusal(house, who, 'deposit')) ?? (await mayMoveMoney(house, who, 'deposit'))
  return stopped ? no(stopped) : { is: 'known', person, player }
}

/** Refuses a second account for somebody who resembles a player, if the operator wants that. */
async function similarRefusal(house: House, person: PersonEvidence): Promise<Refused | undefined> {
  const refuses = house.settings.get('registration.similarPerson') === 'refuse'
  return refuses && (await isLikeSomebody(house, personIn(person))) ? refuse('duplicatePlayer') : undefined
}
