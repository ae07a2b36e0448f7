import type { DescribedField, IdentificationMethod } from '@fairhouse/contract'
import { statements } from '@fairhouse/fields/lists/options.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext, House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { newPlayerId, shardOf } from '../../base/ids.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { evidenceOf, endEvidence, type Evidence } from '../../knowing/identification/index.ts'
import { issueLoginToken } from '../../knowing/login-tokens/index.ts'
import { linkPerson } from '../../knowing/identity/index.ts'
import { sealNewPerson, openPerson, type Personal } from '../players/person.ts'
import { readPlayerByLogin, type NewPlayer } from '../players/player.sql.ts'
import { writePlayer } from '../players/write-player.ts'
import { openWallet } from '../../money/wallet/index.ts'
import { askRegisters } from '../../knowing/exclusion-registers/index.ts'
import { readChoice, type Choice } from '../../play/campaigns/index.ts'
import { writeActivationMail } from '../activation/activation-mail.ts'
import type { Consent } from './consent.sql.ts'
import { consentsOf } from './consents.ts'
import { claimIdentity, hasTakenHousehold } from './duplicates.ts'
import { fieldRefusal } from '../registration-fields/field-refusal.ts'
import { alreadyRegisteredMail } from '../activation/mails.ts'
import { isBlacklisted, pressureRefusal, readValues, type Registered } from './register-checks.ts'
import { registrationSteps, type Registering, type Step } from '../registration-fields/registration-fields.ts'
import { languageOf, personOf, saidBy, writeWhatWasSaid } from './write-registration.ts'

type Fields = Record<string, string>
type Input = { method?: IdentificationMethod | undefined; registrationToken: string; fields: Fields; captcha?: string | undefined }

/** Returns the form after an identification: one step, with proven values filled in and read-only. */
export async function readThirdPartyFields(
  asking: RequestContext,
  { registrationToken, country }: { registrationToken: string; country?: string | undefined },
): Promise<{ method: IdentificationMethod; steps: Step[] } | Refused> {
  const evidence = await evidenceOf(asking, registrationToken)
  if (isRefused(evidence)) return evidence
  return { method: evidence.method, steps: [{ name: 'personalInformation', fields: await fieldsFor(asking, evidence, country) }] }
}

/**
 * Registers somebody whom an identification has proven: proven values override typed ones, and the account opens by
 * that service at once.
 */
export async function registerThirdParty(
  asking: RequestContext,
  { registrationToken, fields: typed, captcha }: Input,
): Promise<Registered | Refused> {
  const evidence = await evidenceOf(asking, registrationToken)
  if (isRefused(evidence)) return evidence
  const { house } = asking
  return registerProven(asking, evidence, typed, {
    before: () => pressureRefusal(asking, captcha),
    first: async (tx) => ((await endEvidence(tx, registrationToken)) ? undefined : refuse('tokenUsed')),
    last: async (tx, who) => {
      const loginToken = await issueLoginToken(tx, house, { ...who, boundTo: evidence.device, method: evidence.method })
      return { autoLogin: true, loginToken }
    },
  })
}

/** The extra parts of registering a proven person: a check before, and what to write first and last. */
type Around<Done> = {
  before?: () => Promise<Refused | undefined>
  first?: (tx: Sql) => Promise<Refused | undefined>
  last: (tx: Sql, who: { shard: number; player: bigint }) => Promise<Done>
}

/**
 * Opens an account for somebody proven by a service: proven values override typed ones. Writes everything or nothing.
 */
export async function registerProven<Done>(
  asking: Registering,
  evidence: Evidence,
  typed: Fields,
  { before, first, last }: Around<Done>,
): Promise<Done | Refused> {
  const { house } = asking
  const fields = await fieldsFor(asking, evidence, typed.country)
  const values = { ...readValues(fields, typed), ...provenFields(evidence) }
  const country = values.country ?? asking.country
  if (isBlacklisted(house, [country, asking.country])) return refuse('countryBlacklisted')
  const choice = await readChoice(house, country, values)
  if (isRefused(choice)) return choice
  const refused =
    (await fieldRefusal(house, fields, values)) ?? (await before?.()) ?? (await askRegisters(house, { at: 'register', country }, values))
  if (refused) return refused
  if (await hasTakenHousehold(house, personOf(values))) return refuse('sameAddressExists')
  const said = { choice, consents: await consentsOf(house, languageOf(asking), values, false) }
  return house.db
    .transaction(async (tx) => {
      const taken = await first?.(tx)
      return taken ?? last(tx, await write(tx, asking, evidence, values, said))
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.refused
      throw error
    })
}

/** Rolls everything back, for example if the person already has an account. */
class TakenBack extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refused)
    this.refused = refused
  }
}

/** The statements that a service requires in addition: CDDN from its version 3 on. */
const moreFor: Partial<Record<IdentificationMethod, (house: House) => readonly string[]>> = {
  cddn: ({ settings }) => (settings.get('be.cddn.v3') ? statements : []),
}

/** Returns a country's fields without a password; proven values are read-only. */
async function fieldsFor(asking: Registering, evidence: Evidence, wanted: string | undefined): Promise<DescribedField[]> {
  const proven = provenFields(evidence)
  const stated = moreFor[evidence.method]?.(asking.house) ?? []
  const steps = await registrationSteps(asking, proven.country ?? wanted ?? asking.country, {}, stated)
  return steps
    .flatMap((step) => step.fields)
    .map((field) => (field.name === 'ageAndPolicyChecked' ? { ...field, ...tickedWith(stated) } : field))
    .filter(({ name }) => name !== 'password' && name !== 'confirmPassword')
    .map((field) => {
      const value = proven[field.name]
      return value === undefined ? { ...field, ...suggested(evidence, field) } : { ...field, value, readOnly: true }
    })
}

/** Groups statements ticked together with age and terms. Consent to data use is given separately. */
function tickedWith(stated: readonly string[]): Pick<DescribedField, 'ticks'> {
  const ticks = stated.filter((name) => name !== 'statementPrivacy')
  return ticks.length > 0 ? { ticks } : {}
}

/** Suggests a service's address, mail or phone, which may be outdated. */
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

/**
 * Writes player, wallet, identity and mail in one transaction. The e-mail address is unproven, so only its owner learns
 * that it has an account; if that account is plainly the same, proven person, the caller is told.
 */
async function write(
  tx: Sql,
  asking: Registering,
  { person, method }: Evidence,
  values: Fields,
  said: { choice: Choice; consents: readonly Consent[] },
): Promise<{ shard: number; player: bigint }> {
  const { house } = asking
  const { country = '', currency = '' } = values
  const data = personOf(values)
  const id = newPlayerId()
  const who = { shard: shardOf(id), player: id }
  const now = house.clock.now()
  const language = languageOf(asking)
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
  const written = await writeUnder(tx, house, { ...player, ...sealNewPerson(house, player, data) }, data)
  if (!(await linkPerson(tx, house, who, person))) throw new TakenBack(refuse('duplicateIdentity'))
  const taken = await claimIdentity(house, tx, who, data, country)
  if (taken) throw new TakenBack(refuse(taken === 'nickName' ? 'duplicateNickname' : 'duplicateIdentity'))
  await openWallet(tx, { ...who, currency })
  await writeWhatWasSaid(tx, saidBy(asking), who, { person: data, ...said })
  if (written === 'ownAddress') await writeActivationMail(tx, house, { ...who, email: data.email, firstName: data.firstName, language })
  else await queueMail(tx, house, alreadyRegisteredMail(house, data.email, language), who)
  await writeAudit(tx, {
    at: now,
    actor: `player:${id}`,
    action: 'player.register',
    subject: `player:${id}`,
    details: { country, currency, method },
  })
  return who
}

/**
 * Writes the player with their e-mail address as login. If somebody else has it, the account opens by its service only.
 */
async function writeUnder(
  tx: Sql,
  house: House,
  player: NewPlayer,
  { email, lastName, birthDate }: Personal,
): Promise<'ownAddress' | 'takenAddress'> {
  const index = house.personal.indexOf('login', email)
  if (await writePlayer(tx, player, index)) return 'ownAddress'
  const owner = await readPlayerByLogin(tx, index)
  const sameName = owner && openPerson(house, owner).lastName.toLowerCase() === lastName.toLowerCase()
  if (sameName && owner.birth_date === birthDate) throw new TakenBack(refuse('duplicatePlayer'))
  await writePlayer(tx, player, house.personal.indexOf('login', `player:${player.id}`))
  return 'takenAddress'
}
