import { randomUUID } from 'node:crypto'
import type { ErrorName } from '@fairhouse/errors'
import { appliedRules } from '../base/applied-rules.ts'
import type { House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { cruks } from './cruks.ts'
import { epis } from './epis.ts'
import { gamstop } from './gamstop.ts'
import { gateway } from './gateway.ts'
import type { AskedPerson, Register, RegisterAnswer } from './register.ts'
import { spelpaus } from './spelpaus.ts'
import { writeRegisterAnswer, type Occasion } from './register-answer.sql.ts'

/** A register: how it is asked, what somebody is told whom it excludes, and what whom it does not find. */
type Known = { ask: Register; excludes: ErrorName; reason: string }
const usual = { excludes: 'excluded', reason: 'nationalIdNumber' } as const

/** Registers with a protocol of their own, by the name that country rules and settings use; all others are asked through a gateway. */
const registers: Readonly<Record<string, Known>> = {
  spelpaus: { ...usual, ask: spelpaus, reason: 'spelpaus' },
  gamstop: { ...usual, ask: gamstop },
  cruks: { ...usual, ask: cruks },
  epis: { ...usual, ask: epis, excludes: 'episCheckFailed' },
}
const throughGateway: Known = { ...usual, ask: gateway }
const knownAs = (name: string): Known => (Object.hasOwn(registers, name) ? registers[name] : undefined) ?? throughGateway

type Asked = { at: Occasion; country: string; player?: { shard: number; id: bigint } }
type Said = RegisterAnswer['answer'] | 'unavailable'

/**
 * Asks the registers that a country demands on an occasion. Nothing where the person may go on. It fails closed: who cannot be asked about
 * may not (258), nor somebody whom the register does not find by what they gave (196). No transaction is open meanwhile.
 */
export async function askRegisters(
  house: House,
  { at, country, player }: Asked,
  person: Partial<AskedPerson>,
): Promise<Refused | undefined> {
  const { exclusion } = appliedRules(house, country)
  if (!exclusion.checkAt.includes(at)) return undefined
  for (const name of exclusion.registers) {
    const { answer, proof } = await askOne(house, name, wholeOf(person))
    await writeRegisterAnswer(house.db, { at: house.clock.now(), register: name, occasion: at, player, answer, proof })
    const refused = refusalOf(answer, knownAs(name))
    if (refused) return refused
  }
  return undefined
}

function refusalOf(answer: Said, { excludes, reason }: Known): Refused | undefined {
  switch (answer) {
    case 'clear':
      return undefined
    case 'excluded':
      return refuse(excludes)
    case 'unknownPerson':
      return refuse('fieldRefused', { details: { reason, field: 'nationalIdNumber' } })
    case 'unavailable':
      return refuse('exclusionRegisterUnreachable')
  }
}

/** Only what a register may be asked with goes to one. */
const wholeOf = (person: Partial<AskedPerson>): AskedPerson => ({
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  birthDate: person.birthDate ?? '',
  email: person.email ?? '',
  zipCode: person.zipCode ?? '',
  phoneNumber: person.phoneNumber ?? '',
  nationalIdNumber: person.nationalIdNumber ?? '',
})

async function askOne(house: House, name: string, person: AskedPerson): Promise<{ answer: Said; proof: string | null }> {
  const url = house.settings.get('be.exclusionRegisters')[name]
  if (!url) return { answer: 'unavailable', proof: null }
  const today = house.clock.now().toISOString().slice(0, 10)
  try {
    return await knownAs(name).ask({ url, apiKey: house.env.registersApiKey, requestId: randomUUID(), today, fetch }, person)
  } catch (error) {
    house.log.warn({ error, register: name }, 'a register of exclusions could not be asked')
    return { answer: 'unavailable', proof: null }
  }
}
