import { randomBytes } from 'node:crypto'
import { formatAll } from '@fairhouse/fields'
import { writeAudit } from '../base/audit.sql.ts'
import type { Asking, House } from '../base/context.ts'
import { newPlayerId, shardOf } from '../base/ids.ts'
import { queueMail } from '../base/mail.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { writePlayer, type Personal } from '../players/index.ts'
import { hashOfSecret, hashPassword } from '../sign-in/index.ts'
import { openWallet } from '../wallet/index.ts'
import { writeActivation } from './activation.sql.ts'
import { fieldRefusal } from './field-refusal.ts'
import { activationMail, alreadyRegisteredMail } from './mails.ts'
import { countRegistration } from './registration-count.sql.ts'
import { registrationSteps } from './registration-fields.ts'
import { registerThirdParty } from './third-party.ts'

type Fields = Record<string, string>

/** The fields of registration for a country; the visitor's own where none is named. */
export async function readRegistrationFields({ house, country, language }: Asking, input: { country?: string | undefined }) {
  return { steps: registrationSteps(house, input.country ?? country, language) }
}

/** Checks one step's fields without registering. */
export async function validateRegistration(
  { house, country }: Asking,
  input: { step: string; fields: Fields },
): Promise<Record<string, never> | Refused> {
  const step = registrationSteps(house, input.fields.country ?? country).find(({ name }) => name === input.step)
  if (!step) return refuse('checkFields', { details: { fields: { step: { rule: 'oneOf' } } } })
  return fieldRefusal(house, step.fields, input.fields) ?? {}
}

/**
 * Registers a player. The answer is the same whether or not the address has an account already: the owner of the
 * address gets a mail, and only there the two differ. Player, wallet, activation and mail are one transaction.
 */
export async function register(
  asking: Asking,
  input: { fields: Fields; registrationToken?: string | undefined },
): Promise<{ autoLogin: boolean; loginToken?: string } | Refused> {
  if (input.registrationToken !== undefined) return registerThirdParty(asking, { ...input, registrationToken: input.registrationToken })
  const { house } = asking
  const fields = registrationSteps(house, input.fields.country ?? asking.country).flatMap((step) => step.fields)
  const values = formatAll(fields, input.fields)
  if (isBlacklisted(house, [values.country ?? '', asking.country])) return refuse('countryBlacklisted')
  const refused = fieldRefusal(house, fields, values)
  if (refused) return refused
  const today = house.clock.now().toISOString().slice(0, 10)
  const count = await countRegistration(house.db, house.personal.indexOf('address', asking.ip), today)
  if (count > house.settings.get('be.registrationsPerAddressPerDay')) return refuse('registrationLimitExceeded')
  const passwordHash = await hashPassword(values.password ?? '')
  await writeRegistration(house, asking, values, passwordHash)
  return { autoLogin: false }
}

function isBlacklisted({ settings }: House, countries: readonly string[]): boolean {
  const blacklist = settings.get('be.countryBlacklist')
  return countries.some((country) => blacklist.includes(country))
}

async function writeRegistration(house: House, asking: Asking, values: Fields, passwordHash: string): Promise<void> {
  const { password: _, country = '', currency = '', ageAndPolicyChecked: __, ...kept } = values
  const person = kept as Personal // the field set has them all as required
  const id = newPlayerId()
  const shard = shardOf(id)
  const now = house.clock.now()
  const needsMail = house.settings.get('registration.emailActivationRequired')
  const code = randomBytes(24).toString('base64url')
  await house.db.transaction(async (tx) => {
    const language = languageOf(asking)
    const written = await writePlayer(
      tx,
      {
        shard,
        id,
        country,
        currency,
        language,
        birth_date: person.birthDate,
        created_at: now,
        password_hash: passwordHash,
        status: needsMail ? 'notActivated' : 'active',
        personal: house.personal.seal(person),
      },
      house.personal.indexOf('login', person.email),
    )
    if (!written) return queueMail(tx, house, alreadyRegisteredMail(house, person.email, language))
    await openWallet(tx, { shard, player: id, currency })
    const expiresAt = new Date(now.getTime() + house.settings.get('be.activationCodeHours') * 3_600_000)
    await writeActivation(tx, { codeHash: hashOfSecret(code), shard, player: id, at: now, expiresAt })
    await queueMail(tx, house, activationMail(house, person.email, person.firstName, code, language))
    await writeAudit(tx, {
      at: now,
      actor: `player:${id}`,
      action: 'player.register',
      subject: `player:${id}`,
      details: { country, currency },
    })
  })
}

const languageOf = ({ house, language }: Asking) =>
  house.settings.get('languages').includes(language) ? language : house.settings.get('language')
