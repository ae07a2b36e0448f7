import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import type { Sql } from '../../base/database/database.ts'
import { newPlayerId, shardOf } from '../../base/ids.ts'
import { takeBackUnless } from '../../base/database/savepoint.sql.ts'
import type { Choice } from '../../play/campaigns/index.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { accountReadyJob, accountReadyKey } from '../players/account-ready.ts'
import { sealNewPerson, type Personal } from '../players/person.ts'
import { claimLogin, insertPlayer } from '../players/player.sql.ts'
import { versionsAsked, writeConsents } from '../consents/consent.ts'
import { openWallet } from '../../money/wallet/index.ts'
import { writeFormConsents, type Consent } from './consent.sql.ts'
import { consentsOf } from './consents.ts'
import { claimIdentity, noteLikeness } from './duplicates.ts'
import { consentNames } from '../registration-fields/consent-fields.ts'
import { writeChoice } from './registration-choice.sql.ts'
import type { Registering } from '../registration-fields/registration-fields.ts'

type Fields = Record<string, string>
type Given = { values: Fields; country: string; choice: Choice; passwordHash: string }
/** A new player, or the field that identified an existing one. */
export type Written = { player: bigint; shard: number } | { taken: 'email' | 'nationalIdNumber' | 'nickName' }

/** Stored elsewhere, or not at all. */
const notPersonal = [
  'password',
  'confirmPassword',
  'confirmEmail',
  'repeatPhoneNumber',
  'country',
  'currency',
  'campaignId',
  'promoCode',
  'referralCode',
]

/** Returns a person's data to encrypt. */
export const personOf = (values: Fields): Personal =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !notPersonal.includes(name) && !consentNames.includes(name)),
  ) as Personal // the form requires these fields

/**
 * Writes player, wallet, claims, consents and choice in one transaction. Of concurrent registrations of one person, the
 * claims let one through. For somebody with an account everything is written and rolled back, so that the response time
 * reveals nothing.
 */
export async function writeRegistration(asking: RequestContext, { values, country, choice, passwordHash }: Given): Promise<Written> {
  const { house } = asking
  const { settings, clock, personal } = house
  const person = personOf(values)
  const [id, at, language, currency] = [newPlayerId(), clock.now(), languageOf(asking), values.currency ?? '']
  const owner = { shard: shardOf(id), player: id }
  const consents = await consentsOf(house, language, values)
  const row = {
    shard: owner.shard,
    id,
    country,
    currency,
    language,
    birth_date: person.birthDate,
    created_at: at,
    password_hash: passwordHash,
    status: settings.get('registration.emailActivationRequired') ? ('notActivated' as const) : ('active' as const),
    ...sealNewPerson(house, { shard: owner.shard, id }, person),
  }
  const isNew = (written: Written) => !('taken' in written)
  return house.db.transaction((tx) =>
    takeBackUnless(tx, isNew, async (): Promise<Written> => {
      const claimed = await claimIdentity(house, tx, owner, person, country)
      const taken = (await claimLogin(tx, row, personal.indexOf('login', person.email))) ? claimed : (claimed ?? 'email')
      await insertPlayer(tx, row)
      await openWallet(tx, { ...owner, currency })
      await writeWhatWasSaid(tx, saidBy(asking), owner, { person, choice, consents })
      await writeAudit(tx, {
        at,
        actor: `player:${id}`,
        action: 'player.register',
        subject: `player:${id}`,
        details: { country, currency },
      })
      return taken ? { taken } : owner
    }),
  )
}

/** The language used, and the address (as a blind index). */
type Said = { house: House; language: string; addressIndex: string }
export const saidBy = (asking: Registering): Said => ({
  house: asking.house,
  language: languageOf(asking),
  addressIndex: asking.house.personal.indexOf('address', networkOf(asking.ip)),
})

/**
 * Writes what somebody declared while registering: consents with their texts, accepted document versions, the bonus,
 * and what they are recognised by.
 */
export async function writeWhatWasSaid(
  tx: Sql,
  { house, language, addressIndex }: Said,
  owner: { shard: number; player: bigint },
  { person, choice, consents }: { person: Personal; choice: Choice; consents: readonly Consent[] },
): Promise<void> {
  const at = house.clock.now()
  await noteLikeness(house, tx, owner, person)
  await writeFormConsents(tx, consents, { ...owner, language, at, addressIndex })
  await writeConsents(tx, house, owner, versionsAsked(house), at)
  await writeChoice(tx, owner, choice, at)
  if (choice.version !== null) await writeJob(tx, accountReadyJob, accountReadyKey(owner), at)
}

export const languageOf = ({ house, language }: Pick<Registering, 'house' | 'language'>): string =>
  house.settings.get('languages').includes(language) ? language : house.settings.get('language')
