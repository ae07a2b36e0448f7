import { randomUUID } from 'node:crypto'
import type { ErrorName } from '@fairhouse/errors'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { isKeptOut } from '../../people/players/index.ts'
import { cruks } from './cruks.ts'
import { epis } from './epis.ts'
import { gamstop } from './gamstop.ts'
import { gateway } from './gateway.ts'
import type { AskedPerson, Register, RegisterAnswer } from './register.ts'
import { spelpaus } from './spelpaus.ts'
import { writeRegisterAnswer, type Occasion } from './register-answer.sql.ts'

/**
 * A register, and its errors: `excludes` for somebody it excludes, a field to correct if it cannot find them, `away`
 * while it is unreachable.
 */
type Known = { ask: Register; excludes: ErrorName; reason: string; field: string; away: ErrorName }
const usual = { excludes: 'excluded', reason: 'nationalIdNumber', field: 'nationalIdNumber', away: 'exclusionRegisterUnreachable' } as const

/**
 * Registers with protocols of their own, by their name in country rules and settings; the others are asked through a
 * gateway.
 */
const registers: Readonly<Record<string, Known>> = {
  spelpaus: { ...usual, ask: spelpaus, reason: 'spelpaus' },
  gamstop: { ...usual, ask: gamstop, reason: 'gamstop', field: 'zipCode' },
  cruks: { ...usual, ask: cruks },
  epis: { ...usual, ask: epis, excludes: 'episCheckFailed' },
}
const throughGateway: Known = { ...usual, ask: gateway }
const knownAs = (name: string): Known => (Object.hasOwn(registers, name) ? registers[name] : undefined) ?? throughGateway
/** A register of vulnerable players, which an operator may have for a country. */
const ofVulnerable: Known = { ...throughGateway, excludes: 'vulnerablePlayer', away: 'registerUnavailable' }
/** The operator's screening service for sanctions and politically exposed persons. */
const screening: Known = { ...throughGateway, excludes: 'verificationFailed', away: 'checkServiceUnavailable' }
/** A register with its address, if it has one. */
type Addressed = Known & { name: string; url: string | undefined }

type Asked = { at: Occasion; country: string; player?: { shard: number; id: bigint } }
type Said = RegisterAnswer['answer'] | 'unavailable'

/**
 * Asks the registers that a country requires on an occasion, and, at registration and login, the register of vulnerable
 * players and the operator's screening. Returns undefined if the person may go on. Fails closed: refuses if a register
 * is unreachable (258, 278, 252) or cannot find the person by what they gave (196). People who excluded themselves here
 * are recognised first, even after erasure. Call it outside transactions.
 */
export async function askRegisters(
  house: House,
  { at, country, player }: Asked,
  person: Partial<AskedPerson>,
): Promise<Refused | undefined> {
  if (at === 'register' && (await isKeptOut(house, country, person))) return refuse('excluded', { subCode: 'newcomer' })
  for (const register of registersAt(house, at, country)) {
    const { answer, proof } = await askOne(house, register, wholeOf(person))
    await writeRegisterAnswer(house.db, { at: house.clock.now(), register: register.name, occasion: at, player, answer, proof })
    const refused = refusalOf(answer, register, at)
    if (refused) return refused
  }
  return undefined
}

function registersAt(house: House, at: Occasion, country: string): Addressed[] {
  const { exclusion } = appliedRules(house, country)
  const urls = house.settings.get('be.exclusionRegisters')
  const demanded = exclusion.checkAt.includes(at) ? exclusion.registers : []
  const atDoor = at === 'register' || at === 'login' ? doorChecks(house, country) : []
  return [...demanded.map((name) => ({ ...knownAs(name), name, url: urls[name] })), ...atDoor]
}

/** Lists the checks the operator runs on everybody who registers or logs in. */
function doorChecks({ settings }: House, country: string): Addressed[] {
  const screens = settings.get('be.screeningServices')
  const [vulnerable, screened] = [settings.get('be.vulnerabilityRegisters')[country], screens[country] ?? screens['*']]
  return [
    ...(vulnerable ? [{ ...ofVulnerable, name: 'vulnerability', url: vulnerable }] : []),
    ...(screened ? [{ ...screening, name: 'screening', url: screened }] : []),
  ]
}

function refusalOf(answer: Said, { excludes, reason, field, away }: Known, at: Occasion): Refused | undefined {
  switch (answer) {
    case 'clear':
      return undefined
    case 'excluded':
      // Newcomers have no money or limits here to be pointed to.
      return refuse(excludes, at === 'register' && excludes === 'excluded' ? { subCode: 'newcomer' } : {})
    case 'unknownPerson':
      return refuse('fieldRefused', { details: { reason, field } })
    case 'unavailable':
      return refuse(away)
  }
}

/** Picks the fields a register may be sent. */
const wholeOf = (person: Partial<AskedPerson>): AskedPerson => ({
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  birthDate: person.birthDate ?? '',
  email: person.email ?? '',
  zipCode: person.zipCode ?? '',
  phoneNumber: person.phoneNumber ?? '',
  nationalIdNumber: person.nationalIdNumber ?? '',
})

async function askOne(house: House, { name, url, ask }: Addressed, person: AskedPerson): Promise<{ answer: Said; proof: string | null }> {
  if (!url) return { answer: 'unavailable', proof: null }
  const today = house.clock.now().toISOString().slice(0, 10)
  try {
    return await ask({ url, apiKey: house.env.registersApiKey, requestId: randomUUID(), today, fetch }, person)
  } catch (error) {
    house.log.warn({ error, register: name }, 'a register of exclusions could not be asked')
    return { answer: 'unavailable', proof: null }
  }
}
