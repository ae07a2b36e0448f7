import type { DescribedField, IdentificationMethod } from '@fairhouse/contract'
import { formatAll } from '@fairhouse/fields'
import { writeAudit } from '../base/audit.sql.ts'
import type { Asking, House } from '../base/context.ts'
import type { Sql } from '../base/database.ts'
import { newPlayerId, shardOf } from '../base/ids.ts'
import { queueMail } from '../base/mail.ts'
import { isRefused, refuse, type Refused } from '../base/refusal.ts'
import {
  evidenceOf,
  issueLoginToken,
  linkPerson,
  endEvidence,
  versionsAsked,
  writeAccepted,
  type Evidence,
} from '../identification/index.ts'
import { readPlayerByLogin, writePlayer, type NewPlayer, type Personal } from '../players/index.ts'
import { askRegisters } from '../exclusion-registers/index.ts'
import { openWallet } from '../wallet/index.ts'
import { writeActivationMail } from './activation-mail.ts'
import { writeConsents } from './consent.sql.ts'
import { consentsOf } from './consents.ts'
import { claimIdentity, noteLikeness } from './duplicates.ts'
import { fieldRefusal } from './field-refusal.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { countRegistration } from './registration-count.sql.ts'
import { registrationSteps, type Step } from './registration-fields.ts'
import { languageOf, personOf } from './write-registration.ts'

type Fields = Record<string, string>
type Input = { method?: IdentificationMethod | undefined; registrationToken: string; fields: Fields }
type Registered = { autoLogin: boolean; loginToken?: string }

/** The form after an identification: one step, with what is proven filled in and read-only. */
export async function readThirdPartyFields(
  asking: Asking,
  { registrationToken, country }: { registrationToken: string; country?: string | undefined },
): Promise<{ method: IdentificationMethod; steps: Step[] } | Refused> {
  const evidence = await evidenceOf(asking, registrationToken)
  if (isRefused(evidence)) return evidence
  return { method: evidence.method, steps: [{ name: 'personalInformation', fields: await fieldsFor(asking, evidence, country) }] }
}

/** Registers whom an identification has proven: what is proven is taken from there, and the account opens by that service at once. */
export async function registerThirdParty(asking: Asking, { registrationToken, fields: typed }: Input): Promise<Registered | Refused> {
  const { house } = asking
  const evidence = await evidenceOf(asking, registrationToken)
  if (isRefused(evidence)) return evidence
  const proven = provenFields(evidence)
  const fields = await fieldsFor(asking, evidence, typed.country)
  const values = { ...formatAll(fields, typed), ...proven }
  const refused = (await mayRegister(asking, values)) ?? (await fieldRefusal(house, fields, values))
  if (refused) return refused
  return house.db
    .transaction(async (tx) => {
      if (!(await endEvidence(tx, registrationToken))) return refuse('tokenUsed')
      return write(tx, asking, evidence, values)
    })
    .catch((error: unknown) => {
      if (error instanceof Duplicate) return refuse(error.refused)
      throw error
    })
}

/** Takes back all that was written for somebody who has an account already. */
class Duplicate extends Error {
  readonly refused: 'duplicatePlayer' | 'duplicateIdentity'
  constructor(refused: 'duplicatePlayer' | 'duplicateIdentity') {
    super(refused)
    this.refused = refused
  }
}

/** Fields for those who will come by a password. */
const ofPassword = ['password', 'confirmPassword', 'confirmEmail', 'userName', 'campaignId', 'promoCode', 'referralCode']

/** The fields of a country without a password; what is proven cannot be changed. */
async function fieldsFor(asking: Asking, evidence: Evidence, wanted: string | undefined): Promise<DescribedField[]> {
  const proven = provenFields(evidence)
  const steps = await registrationSteps(asking, proven.country ?? wanted ?? asking.country)
  return steps
    .flatMap((step) => step.fields)
    .filter(({ name }) => !ofPassword.includes(name))
    .map((field) => {
      const value = proven[field.name]
      return value === undefined ? { ...field, ...suggested(evidence, field) } : { ...field, value, readOnly: true }
    })
}

/** What a service says of an address, mail or phone is a suggestion: people move. */
function suggested({ person }: Evidence, { name }: DescribedField): { value: string } | undefined {
  const known: Fields = {
    ...person.address,
    ...(person.email ? { email: person.email.value } : {}),
    ...(person.phoneNumber ? { phoneNumber: person.phoneNumber } : {}),
  }
  const value = name === 'country' ? undefined : known[name]
  return value ? { value } : undefined
}

function provenFields({ person }: Evidence): Fields {
  const { firstName, lastName, birthDate, gender, country, nationalId } = person
  const all = { firstName, lastName, birthDate, gender, country, nationalIdNumber: nationalId?.value }
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
}

async function mayRegister({ house, country, ip }: Asking, values: Fields): Promise<Refused | undefined> {
  const blacklist = house.settings.get('be.countryBlacklist')
  if ([values.country ?? '', country].some((one) => blacklist.includes(one))) return refuse('countryBlacklisted')
  const today = house.clock.now().toISOString().slice(0, 10)
  const count = await countRegistration(house.db, house.personal.indexOf('address', ip), today)
  if (count > house.settings.get('be.registrationsPerAddressPerDay')) return refuse('registrationLimitExceeded')
  return askRegisters(house, { at: 'register', country: values.country ?? country }, values)
}

/**
 * Player, wallet, identity and mail are one transaction. Nothing about a mail address is proven, so one that has an account already is
 * told to its owner only; where that account is plainly the same person, it is said, for the person is proven.
 */
async function write(tx: Sql, asking: Asking, { person, method, device }: Evidence, values: Fields): Promise<Registered | Refused> {
  const { house } = asking
  const { country = '', currency = '' } = values
  const data = personOf(values)
  const id = newPlayerId()
  const who = { shard: shardOf(id), player: id }
  const now = house.clock.now()
  const language = languageOf(asking)
  const consents = await consentsOf(house, language, values)
  const player = {
    ...who,
    id,
    country,
    currency,
    language,
    birth_date: data.birthDate,
    created_at: now,
    password_hash: null,
    status: 'active' as const,
  }
  if (await claimIdentity(house, tx, who, data, country)) throw new Duplicate('duplicateIdentity')
  const written = await writeUnder(tx, house, { ...player, personal: house.personal.seal(data) }, data)
  if (!(await linkPerson(tx, house, who, person))) throw new Duplicate('duplicateIdentity')
  await openWallet(tx, { ...who, currency })
  await noteLikeness(house, tx, who, data)
  await writeConsents(tx, consents, { ...who, language, at: now, addressIndex: house.personal.indexOf('address', asking.ip) })
  await writeAccepted(tx, house, who, versionsAsked(house), now)
  if (written === 'ownAddress') await writeActivationMail(tx, house, { ...who, email: data.email, firstName: data.firstName, language })
  else await queueMail(tx, house, alreadyRegisteredMail(house, data.email, language))
  await writeAudit(tx, {
    at: now,
    actor: `player:${id}`,
    action: 'player.register',
    subject: `player:${id}`,
    details: { country, currency, method },
  })
  return { autoLogin: true, loginToken: await issueLoginToken(tx, house, { ...who, boundTo: device, method }) }
}

/** Writes the player under their mail address as login name. Where that is taken by somebody else, the account opens by its service only. */
async function writeUnder(
  tx: Sql,
  house: House,
  player: NewPlayer,
  { email, lastName, birthDate }: Personal,
): Promise<'ownAddress' | 'takenAddress'> {
  const index = house.personal.indexOf('login', email)
  if (await writePlayer(tx, player, index)) return 'ownAddress'
  const owner = await readPlayerByLogin(tx, index)
  const sameName = owner && house.personal.open<Personal>(owner.personal).lastName.toLowerCase() === lastName.toLowerCase()
  if (sameName && owner.birth_date === birthDate) throw new Duplicate('duplicatePlayer')
  await writePlayer(tx, player, house.personal.indexOf('login', `player:${player.id}`))
  return 'takenAddress'
}
