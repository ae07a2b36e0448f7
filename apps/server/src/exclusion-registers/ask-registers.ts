import { randomUUID } from 'node:crypto'
import { appliedRules } from '../base/applied-rules.ts'
import type { House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { cruks } from './cruks.ts'
import { gamstop } from './gamstop.ts'
import type { AskedPerson, Register, RegisterAnswer } from './register.ts'
import { spelpaus } from './spelpaus.ts'
import { writeRegisterAnswer } from './register-answer.sql.ts'

/** Every register that can be asked, by the name that country rules and settings use. */
const registers: Readonly<Record<string, Register>> = { spelpaus, gamstop, cruks }

type Occasion = { at: 'register' | 'login'; country: string; player?: { shard: number; id: bigint } }
type Said = RegisterAnswer['answer'] | 'unavailable'

/**
 * Asks the registers that a country demands, at a registration and at each login. Nothing where the person may come in. It fails closed:
 * who cannot be asked about may not (258), nor somebody whom the register does not find by what they gave (196). No transaction is open meanwhile.
 */
export async function askRegisters(
  house: House,
  { at, country, player }: Occasion,
  person: Partial<AskedPerson>,
): Promise<Refused | undefined> {
  const { exclusion } = appliedRules(house, country)
  if (!exclusion.checkAt.includes(at)) return undefined
  const whole = { firstName: '', lastName: '', birthDate: '', email: '', zipCode: '', phoneNumber: '', nationalIdNumber: '', ...person }
  for (const name of exclusion.registers) {
    const { answer, proof } = await askOne(house, name, whole)
    await writeRegisterAnswer(house.db, { at: house.clock.now(), register: name, occasion: at, player, answer, proof })
    const refused = refusals[answer]
    if (refused) return refused(name)
  }
  return undefined
}

const refusals: Readonly<Record<Said, ((register: string) => Refused) | undefined>> = {
  clear: undefined,
  excluded: () => refuse('excluded'),
  unknownPerson: (register) =>
    refuse('fieldRefused', { details: { reason: register === 'spelpaus' ? 'spelpaus' : 'nationalIdNumber', field: 'nationalIdNumber' } }),
  unavailable: () => refuse('exclusionRegisterUnreachable'),
}

async function askOne(house: House, name: string, person: AskedPerson): Promise<{ answer: Said; proof: string | null }> {
  const url = house.settings.get('be.exclusionRegisters')[name]
  const register = Object.hasOwn(registers, name) ? registers[name] : undefined
  if (!url || !register) return { answer: 'unavailable', proof: null }
  const today = house.clock.now().toISOString().slice(0, 10)
  try {
    return await register({ url, apiKey: house.env.registersApiKey, requestId: randomUUID(), today, fetch }, person)
  } catch (error) {
    house.log.warn({ error, register: name }, 'a register of exclusions could not be asked')
    return { answer: 'unavailable', proof: null }
  }
}
