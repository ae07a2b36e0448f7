import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { validationLookJob, validationLookWorker } from './look-at-validation.ts'
import { providerNames, type ProviderName } from './providers/providers.ts'
import { openTestValidationProviders, signatures, toldAtFirst } from './providers/test-validation-providers.ts'

type Result = { overall?: string; final?: boolean; birthDate?: string | null; aml?: string }

/** A result in iDenfy's format. */
export const idenfyResult = ({ overall = 'APPROVED', final = true, birthDate = '1990-05-05', aml }: Result, scanRef: string) =>
  JSON.stringify({
    final,
    scanRef,
    status: { overall, suspicionReasons: [] },
    data: { docDob: birthDate, docType: 'PASSPORT' },
    ...(aml ? { AML: [{ status: { serviceSuspected: aml === 'SUSPECTED', checkSuccessful: true, overallStatus: aml } }] } : {}),
  })

type Player = Awaited<ReturnType<TestHouse['player']>>

const documentsOf = (who: Player) => who.browser.must('GET /api/documents', {})

/** How a player begins at each service. */
const beginAs = {
  shuftipro: (who: Player) => who.browser.ask('POST /api/documents/validation/shuftipro', {}),
  incode: (who: Player, type: 'identity' | 'address' = 'identity') => who.browser.ask('POST /api/documents/validation/incode', { type }),
  idenfy: async (who: Player) => {
    const verificationToken = (await documentsOf(who)).automatic?.verificationToken ?? ''
    return who.browser.ask('POST /api/documents/validation/idenfy', { verificationToken })
  },
}

/** A house beside three validation services, and what players and services do there. */
export async function openTestValidation() {
  const at = await openTestHouse()
  const services = await openTestValidationProviders()
  for (const [name, value] of Object.entries(services.settings)) await at.set(name, value)
  const now = { player: await at.player(), url: '' }
  const start = async () => {
    now.player = await at.player()
    Object.assign(services.told, toldAtFirst())
    await at.set('be.idenfy.addressCard', true)
    await at.set('be.idenfy.amlNeeded', false)
    return now.player
  }
  const turnOn = async (wanted?: ProviderName) => {
    for (const name of providerNames) await at.set(`be.verification.${name}`, name === wanted)
  }
  const close = async () => {
    await at.close()
    await services.close()
  }
  /** Runs the jobs that are due. */
  const look = () => runDueJobs(at.house, { [validationLookJob]: validationLookWorker(at.house) })
  return { at, services, start, turnOn, look, close, player: () => now.player, ...playersOf(at, now), ...tellingOf(at, now, turnOn) }
}

type Now = { player: Player; url: string }

/** What the current player sees and does. */
function playersOf(at: TestHouse, now: Now) {
  const documents = (who = now.player) => documentsOf(who)
  return {
    documents,
    begin: {
      shuftipro: () => beginAs.shuftipro(now.player),
      incode: (type: 'identity' | 'address' = 'identity') => beginAs.incode(now.player, type),
      idenfy: () => beginAs.idenfy(now.player),
    },
    status: () => now.player.browser.must('GET /api/documents/validation/status', {}),
    isKnown: async (who = now.player) => (await documents(who)).verification.userValidated,
    groupsNow: async (who = now.player) => {
      const { identity, address } = (await documents(who)).groups
      return [identity.groupStatus, address.groupStatus]
    },
    /** Advances the clock while keeping the session alive. */
    stay: async (minutes: number) => {
      for (let left = minutes; left > 0; left -= 20) {
        at.clock.advance(Math.min(left, 20) * 60_000)
        await documents()
      }
    },
  }
}

/** What the services send. */
function tellingOf(at: TestHouse, now: Now, turnOn: (wanted: ProviderName) => Promise<void>) {
  const tell = async (provider: string, payload: string, headers: Record<string, string>) => {
    const sent = { 'content-type': 'application/json', ...headers }
    return at.app.inject({ method: 'POST', url: `/notices/validation/${provider}`, headers: sent, payload })
  }
  /** iDenfy's reference of the last attempt. */
  const scanRef = () => `scan-${/token(\d+)/.exec(now.url)?.[1]}`
  return {
    tell,
    scanRef,
    /** Begins at iDenfy; returns its reference of the attempt. */
    begunAtIdenfy: async (who = now.player) => {
      await turnOn('idenfy')
      now.url = (await beginAs.idenfy(who)).value?.url ?? ''
      return scanRef()
    },
    idenfyTells: async (result: Result = {}, ref = scanRef()) => {
      const body = idenfyResult(result, ref)
      return (await tell('idenfy', body, signatures.idenfy(body))).statusCode
    },
  }
}
