import { openTestHouse, type TestHouse } from '../../base/test-house.ts'
import { runDueJobs } from '../../base/test-jobs.ts'
import { validationLookJob, validationLookWorker } from './look-at-validation.ts'
import { providerNames, type ProviderName } from './providers.ts'
import { openTestValidationProviders, signatures, toldAtFirst } from './test-validation-providers.ts'

type Result = { overall?: string; final?: boolean; birthDate?: string | null; aml?: string }

/** A result as iDenfy tells it. */
export const idenfyResult = ({ overall = 'APPROVED', final = true, birthDate = '1990-05-05', aml }: Result, scanRef: string) =>
  JSON.stringify({
    final,
    scanRef,
    status: { overall, suspicionReasons: [] },
    data: { docDob: birthDate, docType: 'PASSPORT' },
    ...(aml ? { AML: [{ status: { serviceSuspected: aml === 'SUSPECTED', checkSuccessful: true, overallStatus: aml } }] } : {}),
  })

/** A house beside three services of the automatic validation, and what players and services do there. */
export async function openTestValidation() {
  const at = await openTestHouse()
  const services = await openTestValidationProviders()
  for (const [name, value] of Object.entries(services.settings)) await at.set(name, value)
  let player: Awaited<ReturnType<TestHouse['player']>>
  /** Where the last frame leads. */
  let url = ''

  const documents = (who = player) => who.browser.must('GET /api/documents', {})
  const turnOn = async (wanted?: ProviderName) => {
    for (const name of providerNames) await at.set(`be.verification.${name}`, name === wanted)
  }
  const tell = async (provider: string, payload: string, headers: Record<string, string>) => {
    const sent = { 'content-type': 'application/json', ...headers }
    return at.app.inject({ method: 'POST', url: `/notices/validation/${provider}`, headers: sent, payload })
  }
  const begin = {
    shuftipro: (who = player) => who.browser.ask('POST /api/documents/validation/shuftipro', {}),
    incode: (who = player, type: 'identity' | 'address' = 'identity') => who.browser.ask('POST /api/documents/validation/incode', { type }),
    idenfy: async (who = player) => {
      const verificationToken = (await documents(who)).automatic?.verificationToken ?? ''
      return who.browser.ask('POST /api/documents/validation/idenfy', { verificationToken })
    },
  }
  const scanRef = () => `scan-${/token(\d+)/.exec(url)?.[1]}`
  const start = async () => {
    player = await at.player()
    Object.assign(services.told, toldAtFirst())
    await at.set('be.idenfy.addressCard', true)
    await at.set('be.idenfy.amlNeeded', false)
    return player
  }
  await start()

  return {
    at,
    services,
    tell,
    begin,
    turnOn,
    documents,
    scanRef,
    /** A new player, and services that have heard of nobody. */
    start,
    player: () => player,
    status: () => player.browser.must('GET /api/documents/validation/status', {}),
    lastAsked: (path: string) => services.asked.findLast((one) => one.path === path),
    /** Begins at iDenfy; answers by which name it knows the try. */
    begunAtIdenfy: async (who = player) => {
      await turnOn('idenfy')
      url = (await begin.idenfy(who)).value?.url ?? ''
      return scanRef()
    },
    idenfyTells: async (result: Result = {}, ref = scanRef()) => {
      const body = idenfyResult(result, ref)
      return (await tell('idenfy', body, signatures.idenfy(body))).statusCode
    },
    isKnown: async (who = player) => (await documents(who)).verification.userValidated,
    groupsNow: async (who = player) => {
      const { identity, address } = (await documents(who)).groups
      return [identity.groupStatus, address.groupStatus]
    },
    /** Time passes while the player is there, so that the session goes on. */
    stay: async (minutes: number) => {
      for (let left = minutes; left > 0; left -= 20) {
        at.clock.advance(Math.min(left, 20) * 60_000)
        await documents()
      }
    },
    /** What asks by itself, as far as it is due. */
    look: () => runDueJobs(at.house, { [validationLookJob]: validationLookWorker(at.house) }),
    close: async () => {
      await at.close()
      await services.close()
    },
  }
}
