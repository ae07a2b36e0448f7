import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import { countries } from '@fairhouse/fields/lists/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { randomId } from '../../base/ids.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockPlayer, readPlayer, type PlayerRow, openPerson } from '../../people/players/index.ts'
import { readDocumentRows } from '../document-records/document.sql.ts'
import { readRequested } from '../document-records/requested-documents.ts'
import { firstLookAt, writeLook } from './look-at-validation.ts'
import type { BeginInput, Begun, PersonGroup, ValidationProvider } from './provider-contract/provider.ts'
import { providerContext, providerNamed, providerOn, type ProviderName } from './providers/providers.ts'
import { settleValidation, stoppedBy } from './settle-validation.ts'
import { openGroups } from './validation-offer.ts'
import { openTry, tryPlace, type KeptTry } from './validation-seal.ts'
import { readValidations, writeValidation, type ValidationRow } from './validation.sql.ts'
import { isVerificationToken } from './verification-token.ts'

const dayMs = 24 * 60 * 60_000

export async function beginShuftipro(asking: PlayerContext): Promise<Answers<'POST /api/documents/validation/shuftipro'> | Refused> {
  const url = await begin(asking, 'shuftipro')
  return isRefused(url) ? url : { verificationUrl: url }
}

export async function beginIncode(
  asking: PlayerContext,
  { type = 'identity' }: Takes<'POST /api/documents/validation/incode'>,
): Promise<Answers<'POST /api/documents/validation/incode'> | Refused> {
  const url = await begin(asking, 'incode', type)
  return isRefused(url) ? url : { type, verificationUrl: url }
}

export async function beginIdenfy(
  asking: PlayerContext,
  { verificationToken }: Takes<'POST /api/documents/validation/idenfy'>,
): Promise<Answers<'POST /api/documents/validation/idenfy'> | Refused> {
  if (!isVerificationToken(asking, verificationToken)) return refuse('authenticationFailed')
  const url = await begin(asking, 'idenfy')
  return isRefused(url) ? url : { url }
}

/** Begins an attempt at a service, or continues the open one; returns the address of its frame. */
async function begin(asking: PlayerContext, name: ProviderName, wanted?: PersonGroup): Promise<string | Refused> {
  const { house, player } = asking
  const [provider, row] = [providerNamed(name), await readPlayer(house.db, player.shard, player.player)]
  if (!provider || !row || providerOn(house) !== name) return refuse('notActive')
  const [sent, tries] = [await readDocumentRows(house.db, player), await readValidations(house.db, player)]
  if (stoppedBy(tries, sent)) return refuse('idenfyAML')
  const open = openGroups(house, sent, await readRequested(house.db, player))
  const groups = provider.oneGroupATime ? open.filter((group) => group === wanted) : open
  const [type] = groups
  if (!type) return refuse('notActive')
  const going = await goOn(asking, tries, name, type)
  if (going) return going
  const refused = mayBegin(asking, tries)
  return refused ?? beginNew(asking, { name, provider, type, groups }, row)
}

/** Returns the frame's address of an attempt already begun; expires one whose time is over. */
async function goOn({ house }: PlayerContext, tries: readonly ValidationRow[], name: ProviderName, type: PersonGroup) {
  const begun = tries.find((one) => one.provider === name && one.type === type && one.state === 'begun')
  const kept = begun && openTry(house, begun)
  if (!begun || !kept) return undefined
  if (begun.expires_at > house.clock.now()) return kept.url
  await settleValidation(house, begun, { is: 'expired' })
  return undefined
}

/** Answered attempts count for a day; frames merely opened are free. */
function mayBegin({ house: { clock, settings } }: PlayerContext, tries: readonly ValidationRow[]): Refused | undefined {
  const since = clock.now().getTime() - dayMs
  const counted = tries.filter(({ state, begun_at }) => state !== 'begun' && state !== 'expired' && begun_at.getTime() > since)
  if (counted.length < settings.get('be.verification.attemptsPerDay')) return undefined
  const oldest = Math.min(...counted.map(({ begun_at }) => begun_at.getTime()))
  return refuse('tooManyRequests', { until: new Date(oldest + dayMs) })
}

type Wanted = { name: ProviderName; provider: ValidationProvider; type: PersonGroup; groups: PersonGroup[] }

async function beginNew(asking: PlayerContext, wanted: Wanted, row: PlayerRow): Promise<string | Refused> {
  const { house } = asking
  const begun = await wanted.provider.begin(providerContext(house), inputOf(asking, wanted, row)).catch((error: unknown) => {
    house.log.warn({ error, provider: wanted.name }, 'a validation service could not be asked')
    return undefined
  })
  if (!begun) return refuse('identityServiceUnavailable')
  // Our Content-Security-Policy allows frames of the configured site alone.
  if (originOf(begun.url) !== originOf(wanted.provider.frameUrl(house.settings))) {
    house.log.error({ provider: wanted.name }, 'a validation service leads to another site than its frameUrl says')
    return refuse('identityServiceUnavailable')
  }
  return keep(asking, wanted, begun)
}

const originOf = (address: string): string | undefined => URL.parse(address)?.origin

/** Stores a new attempt; if another tab was faster, returns that tab's frame. */
async function keep({ house, player }: PlayerContext, { name, type, groups }: Wanted, begun: Begun): Promise<string> {
  const { db, clock } = house
  const { shard, player: id } = player
  const at = clock.now()
  return db.transaction(async (tx) => {
    await lockPlayer(tx, shard, id)
    const row = { shard, player: id, id: randomId(), provider: name, type, groups, vendor_ref: begun.vendorRef, begun_at: at }
    const kept: KeptTry = { url: begun.url, state: begun.state }
    const sealed = (await sealFor(tx, house, player)).seal(kept, tryPlace(row, row.id))
    if (!(await writeValidation(tx, { ...row, sealed, expires_at: begun.expiresAt }))) {
      const other = (await readValidations(tx, player)).find((one) => one.provider === name && one.type === type && one.state === 'begun')
      return (other && openTry(house, other)?.url) ?? begun.url
    }
    await writeLook(tx, row, firstLookAt(at))
    const details = { validation: row.id, provider: name, groups }
    await writeAudit(tx, { at, actor: `player:${id}`, action: 'validation.begin', subject: `player:${id}`, details })
    return begun.url
  })
}

function inputOf({ house, language }: PlayerContext, { name, groups }: Wanted, row: PlayerRow): BeginInput {
  const { firstName, lastName, birthDate, email, street, zipCode, city } = openPerson(house, row)
  const { publicOrigin } = house.env
  return {
    reference: `fh-${randomId()}`,
    groups,
    person: { firstName, lastName, birthDate, email, address: [street, zipCode, city].filter(Boolean).join(', ') },
    country: countries.find(({ alpha3 }) => alpha3 === row.country)?.alpha2 ?? '',
    language,
    noticeUrl: `${publicOrigin}/notices/validation/${name}`,
    returnUrl: `${publicOrigin}/identification/message?${new URLSearchParams({ value: 'done', language })}`,
  }
}
