import { randomBytes } from 'node:crypto'
import { checkAll, formatAll } from '@fairhouse/fields'
import { writeAudit } from '../base/audit.sql.ts'
import type { Asking, House } from '../base/context.ts'
import { newPlayerId, shardOf } from '../base/ids.ts'
import { queueMail } from '../base/mail.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { writePlayer, type Personal } from '../players/index.ts'
import { hashOfSecret, hashPassword } from '../sign-in/index.ts'
import { openWallet } from '../wallet/index.ts'
import { writeActivation } from './activation.sql.ts'
import { isCommonPassword } from './common-password.ts'
import { activationMail, alreadyRegisteredMail } from './mails.ts'
import { registrationSteps } from './registration-fields.ts'

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
  const wrong = {
    ...checkAll(step.fields, input.fields),
    ...passwordFindings(
      step.fields.some(({ name }) => name === 'password'),
      input.fields,
    ),
  }
  return Object.keys(wrong).length > 0 ? refuse('checkFields', { details: { fields: wrong } }) : {}
}

/**
 * Registers a player. The answer is the same whether or not the address has an account already: the owner of the
 * address gets a mail, and only there the two differ. Player, wallet, activation and mail are one transaction.
 */
export async function register(asking: Asking, input: { fields: Fields }): Promise<{ autoLogin: false } | Refused> {
  const { house } = asking
  const fields = registrationSteps(house, input.fields.country ?? asking.country).flatMap((step) => step.fields)
  const values = formatAll(fields, input.fields)
  if (house.settings.get('be.countryBlacklist').includes(values.country ?? '')) return refuse('countryBlacklisted')
  const wrong = { ...checkAll(fields, values), ...passwordFindings(true, values) }
  if (Object.keys(wrong).length > 0) return refuse('checkFields', { details: { fields: wrong } })
  if (house.settings.get('be.emailDomainBlacklist').includes((values.email ?? '').split('@')[1] ?? ''))
    return refuse('emailDomainBlacklisted')
  const passwordHash = await hashPassword(values.password ?? '')
  await writeRegistration(house, asking, values, passwordHash)
  return { autoLogin: false }
}

function passwordFindings(asked: boolean, values: Fields): Fields | Record<string, { rule: string }> {
  return asked && isCommonPassword(values.password ?? '', [values.email ?? '', values.firstName ?? '', values.lastName ?? ''])
    ? { password: { rule: 'commonPassword' } }
    : {}
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
