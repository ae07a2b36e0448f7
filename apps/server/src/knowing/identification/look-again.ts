import { randomBytes } from 'node:crypto'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { forgiveKeys } from '../../people/login-freeze/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { readNotices } from './identification-notice.sql.ts'
import { endIdentification, readIdentification, type Ending, type IdentificationRow } from './identification.sql.ts'
import type { Callback, Look, PersonEvidence } from '../identification-contract/method.ts'
import type { Who } from '../identity/identity.sql.ts'
import { isAccount, methodContext, methodNamed } from '../identification-methods/methods.ts'
import { errorOfReason, payloadOf, type Payload } from './outcome.ts'
import type { Evidence } from './registration-token.ts'
import { settle, type Settled } from '../identity/settle.ts'
import { identificationPlace, noticePlace } from './identification-seal.ts'

const afterFailureMs = 2000

export const lookJob = 'identification-look'

/** What is sealed while an attempt is pending: the adapter's state, and the keys it was counted under. */
export type KeptState = { state: unknown; triesKey: string; addressKey: string; form?: KeptForm | undefined }
/** A registration form filled in before its person was proven, and its sender. */
export type KeptForm = { fields: Record<string, string>; ip: string; country: string; language: string }
/** Opens the account of such a form. */
export type RegisterForm = (form: KeptForm, evidence: Evidence) => Promise<Who | Refused>
/** The end of an attempt for the browser; `shard` and `player` are internal, the owner of a login token. */
export type Outcome = { payload: Payload; shard?: number; player?: string }

/** Polls a service about an attempt until it is over. */
export function lookWorker(house: House, registerForm?: RegisterForm): Worker {
  return async ({ key: tokenHash }) => {
    const row = await readIdentification(house.db, tokenHash)
    if (!row || row.status !== 'pending') return
    const againMs = await lookOnce(house, row, registerForm).catch((error: unknown) => {
      house.log.warn({ error, method: row.method }, 'an identity service could not be asked and is asked again')
      return afterFailureMs
    })
    if (againMs !== undefined) return { againAt: new Date(Math.min(house.clock.now().getTime() + againMs, row.expires_at.getTime())) }
  }
}

/** Looks once; returns the wait before the next look, or undefined if it is over or only a callback can tell more. */
async function lookOnce(house: House, row: IdentificationRow, registerForm?: RegisterForm): Promise<number | undefined> {
  const method = methodNamed(row.method)
  const kept = house.personal.open<KeptState>(row.sealed_state, identificationPlace('state', row.token_hash))
  const callback = row.sealed_return
    ? house.personal.open<Callback>(row.sealed_return, identificationPlace('return', row.token_hash))
    : undefined
  const notices = (await readNotices(house.db, row.method, row.vendor_ref)).map(({ noticeId, sealed }) =>
    house.personal.open<unknown>(sealed, noticePlace(row.method, noticeId)),
  )
  const isOver = row.expires_at <= house.clock.now()
  const look: Look =
    method && !isOver ? await method.look(methodContext(house), row.vendor_ref, kept.state, callback, notices) : { is: 'expired' }
  if (look.is === 'pending') return method?.againMs ?? untilExpiry(house, row)
  await end(house, row, look, kept, registerForm)
  return undefined
}

/** Without polling, the expiry is the only other trigger. */
const untilExpiry = ({ clock }: House, { expires_at }: IdentificationRow) => Math.max(expires_at.getTime() - clock.now().getTime(), 0)

async function end(
  house: House,
  row: IdentificationRow,
  look: Exclude<Look, { is: 'pending' }>,
  { triesKey, addressKey, form }: KeptState,
  registerForm: RegisterForm | undefined,
): Promise<void> {
  const { db, clock } = house
  const now = clock.now()
  const settled = look.is === 'done' ? await settle(house, row, look.person) : undefined
  const opens = look.is === 'done' && settled?.is === 'unknown' && form && registerForm
  const ending = opens
    ? registeredEnding(house, row, await registerForm(form, evidenceIn(row, look.person)))
    : look.is === 'done' && settled
      ? endingOf(house, row, settled, look.person)
      : failed(house, row, look as Exclude<typeof look, { is: 'done' }>) // a look that is done is settled
  if (!(await endIdentification(db, row.token_hash, ending, now))) return
  if (look.is === 'done') await forgiveKeys(house, db, triesKey, addressKey)
  const { payload, player } = house.personal.open<Outcome>(ending.sealedOutcome, identificationPlace('outcome', row.token_hash))
  await writeAudit(db, {
    at: now,
    actor: `provider:${row.method}`,
    action: `identity.${ending.status}`,
    ...(player ? { subject: `player:${player}` } : {}),
    details: {
      purpose: row.purpose,
      ...(payload.error ? { error: payload.error } : {}),
      ...(look.is === 'failed' ? { reason: look.reason } : {}),
      ...(look.is === 'done' ? { assurance: look.person.assurance } : {}),
    },
  })
}

const evidenceIn = ({ method, device_hash: device }: IdentificationRow, person: PersonEvidence): Evidence => ({
  person,
  method: method as Evidence['method'], // rows are written with methods of the contract only
  device,
})

/** The end of a registration that began with its form: a login token, or the refusal. */
function registeredEnding(house: House, row: IdentificationRow, opened: Who | Refused): Ending {
  if (isRefused(opened)) return endingOf(house, row, { is: 'refused', why: opened })
  const outcome: Outcome = { payload: { autoLogin: true, registered: true }, shard: opened.shard, player: String(opened.player) }
  return { status: 'success', sealedOutcome: house.personal.seal(outcome, identificationPlace('outcome', row.token_hash)) }
}

function failed(
  { personal }: House,
  { token_hash }: Pick<IdentificationRow, 'token_hash'>,
  look: { is: 'expired' } | { is: 'failed'; reason: Parameters<typeof errorOfReason>[0] },
): Ending {
  const reason = look.is === 'expired' ? 'expired' : look.reason
  const outcome: Outcome = { payload: payloadOf(refuse(errorOfReason(reason))) }
  return {
    status: reason === 'expired' ? 'expired' : 'error',
    sealedOutcome: personal.seal(outcome, identificationPlace('outcome', token_hash)),
  }
}

/** Returns what is stored of a settled attempt. */
export function endingOf(
  house: House,
  row: Pick<IdentificationRow, 'token_hash' | 'method' | 'purpose'>,
  settled: Settled,
  person?: PersonEvidence,
): Ending {
  const seal = (outcome: Outcome) => house.personal.seal(outcome, identificationPlace('outcome', row.token_hash))
  switch (settled.is) {
    case 'refused':
      return { status: 'error', sealedOutcome: seal({ payload: payloadOf(settled.why) }) }
    case 'confirmed':
      return { status: 'success', sealedOutcome: seal({ payload: {} }) }
    case 'known':
      return {
        status: 'success',
        sealedOutcome: seal({
          payload: { autoLogin: row.purpose === 'login' || row.purpose === 'resume' || house.settings.get('registration.autoLogin') },
          shard: settled.player.shard,
          player: String(settled.player.id),
        }),
      }
    case 'unknown':
      // Somebody without an account has to open one by a deposit.
      if (row.purpose === 'resume') return { status: 'error', sealedOutcome: seal({ payload: payloadOf(refuse('noAccountToContinue')) }) }
      if (!person) throw new Error('nobody was proven')
      return unknownEnding(house, row, person)
  }
}

/** The end for an unknown person: a token to sign up with, and at a login the error that says so. */
function unknownEnding(house: House, row: Pick<IdentificationRow, 'token_hash' | 'method' | 'purpose'>, person: PersonEvidence): Ending {
  const registrationToken = randomBytes(32).toString('base64url')
  const evidenceUntil = new Date(house.clock.now().getTime() + house.settings.get('be.registrationTokenMinutes') * 60_000)
  const payload: Payload = {
    ...(row.purpose === 'login' ? payloadOf(refuse('userNotFound')) : {}),
    registrationToken,
    details: detailsOf(row.method, registrationToken, person),
  }
  return {
    status: row.purpose === 'login' ? 'error' : 'success',
    sealedOutcome: house.personal.seal({ payload } satisfies Outcome, identificationPlace('outcome', row.token_hash)),
    registrationHash: hashOfSecret(registrationToken),
    sealedEvidence: house.personal.seal(person, identificationPlace('evidence', row.token_hash)),
    evidenceUntil,
  }
}

function detailsOf(method: string, registrationToken: string, person: PersonEvidence): Payload['details'] {
  const { firstName, lastName, birthDate, gender, country, backUrl } = person
  return {
    method: method as NonNullable<Payload['details']>['method'], // rows are written with methods of the contract only
    details: {
      registrationToken,
      ...(country ? { country } : {}),
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(birthDate ? { birthDate } : {}),
      ...(gender ? { gender } : {}),
      ...(isAccount(method) ? { authorizationToken: registrationToken } : {}),
      ...(backUrl ? { backUrl } : {}),
    },
  }
}
