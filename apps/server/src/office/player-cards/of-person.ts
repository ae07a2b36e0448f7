import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { revealFields, type RevealField } from '@fairhouse/contract/office/players/players.ts'
import { frozenUntil } from '../../people/account/index.ts'
import { openPerson, readPlayer, type Personal, type PlayerRow } from '../../people/players/index.ts'
import { readGivenConsents } from '../../people/profile/index.ts'
import { browserOf, openVisit, readVisits, visitOf } from '../../people/sessions/index.ts'
import { appliedRules } from '../../settings/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { fieldsOf, maskedAddress, maskedNumber, maskedPhone, maskedWord, playerToRead, reaches, readable } from '../players/index.ts'
import { shortName } from '../records/short-name.ts'
import { maskedEmail } from '../records/staff-email.ts'
import { readDevices, readElsewhere, readErasedAt, readLinked, readWaysIn } from './person.sql.ts'

type Of = { player: string }
const sessionsShown = 30
const linksShown = 50

/** What is shown of each field before it is revealed. */
const masks: Readonly<Record<RevealField, (person: Personal, value: string) => string>> = {
  name: ({ firstName, lastName }) => [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
  birthDate: (_, value) => (value === '' ? '' : '•••'),
  email: (_, value) => (value === '' ? '' : maskedEmail(value)),
  phone: (_, value) => maskedPhone(value),
  address: ({ city = '' }, value) => (value === '' ? '' : ['•••', city].filter(Boolean).join(', ')),
  nationalId: (_, value) => maskedNumber(value),
  userName: (_, value) => maskedWord(value),
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const ownerOf = ({ shard, id }: PlayerRow) => ({ shard, player: id })

/** Shows who a player is, masked, with what proved it. */
export async function readIdentity(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/identity'> | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const person = openPerson(house, row)
  const provenAt: Partial<Record<RevealField, Date | null>> = {
    email: row.email_verified_at,
    phone: row.phone_verified_at,
    birthDate: row.age_verified_at,
    name: row.validated_at,
    address: row.validated_at,
  }
  return {
    fields: revealFields.flatMap((field) => {
      const value = fieldsOf[field](person)
      return value === '' ? [] : [{ field, masked: masks[field](person, value), provenAt: iso(provenAt[field] ?? null) }]
    }),
    elsewhere: (await readElsewhere(house.db, ownerOf(row))).map(({ issuer, linked_at: at }) => ({ issuer, since: at.toISOString() })),
    isAgeProven: row.age_verified_at !== null,
    validatedAt: iso(row.validated_at),
  }
}

/** Shows how a player signs in. */
export async function readAccess(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/access'> | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const [frozen, visits, devices, ways] = await Promise.all([
    frozenUntil(house, row),
    readVisits(house.db, row.shard, row.id, sessionsShown),
    readDevices(house.db, ownerOf(row)),
    readWaysIn(house.db, ownerOf(row)),
  ])
  return {
    frozenUntil: iso(frozen),
    secondFactorSince: iso(ways.find(({ is_code: isCode }) => isCode)?.added_at ?? null),
    sessions: visits.map((visit) => {
      const from = readable(() => openVisit(house, visit)) ?? { ip: '', userAgent: '' }
      return {
        id: visitOf(visit.id),
        startedAt: visit.started_at.toISOString(),
        seenAt: visit.last_seen_at.toISOString(),
        endedAt: iso(visit.ended_at),
        because: visit.ended_because,
        browser: browserOf(from.userAgent) ?? '',
        address: maskedAddress(from.ip),
      }
    }),
    devices: devices.map(({ name, first_seen_at: at }) => ({ name, since: at.toISOString() })),
    passkeys: ways
      .filter(({ is_code: isCode }) => !isCode)
      .map(({ name, added_at: at, used_at: used }) => ({ name, since: at.toISOString(), usedAt: iso(used) })),
  }
}

/** Shows the accounts that share something with a player's, within the countries of whoever asks. */
export async function readLinks(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/links'> | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const linked = await readLinked(house.db, ownerOf(row), linksShown)
  const players = await Promise.all(linked.map(({ shard, player }) => readPlayer(house.db, shard, player)))
  const mayReview = asking.colleague.held.some(({ permission }) => permission === 'reviews.decide')
  return {
    links: linked.flatMap(({ kinds, review }, place) => {
      const other = players[place]
      if (!other || !reaches(asking, 'players.read', other.country)) return []
      return [
        {
          id: String(other.id),
          name: shortName(house, other),
          country: other.country,
          status: other.status,
          openedAt: other.created_at.toISOString(),
          shares: kinds,
          review: mayReview ? review : null,
        },
      ]
    }),
  }
}

/** Shows what a player has agreed to, and how long their data are kept. */
export async function readConsent(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/consent'> | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const [given, erasedAt] = await Promise.all([readGivenConsents(house.db, ownerOf(row)), readErasedAt(house.db, ownerOf(row))])
  return {
    accepted: given.map(({ name, version, accepted, at }) => ({
      document: name,
      version: version === null ? '' : String(version),
      isAccepted: accepted,
      at: at.toISOString(),
    })),
    closedAt: iso(row.closed_at),
    erasedAt: iso(erasedAt),
    retentionYears: appliedRules(house, row.country).retentionYears,
  }
}
