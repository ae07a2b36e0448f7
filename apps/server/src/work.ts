import { auditChainJob, auditChainWorker } from './base/audit/chain-entries.ts'
import { auditAnchorJob, auditAnchorWorker } from './base/audit/make-anchors.ts'
import type { House } from './base/house.ts'
import { writeJob } from './base/jobs/jobs.sql.ts'
import { runJobs, type Worker } from './base/jobs/jobs.ts'
import { mailWorker } from './base/mail/mail.ts'
import { sealAgainJob, sealAgainWorker } from './base/key-rotation/seal-again.ts'
import { smsWorker } from './base/mail/sms.ts'
import { oneProcessAtATime } from './base/database/one-at-a-time.sql.ts'
import { monthsJob, monthsWorker } from './base/months/make-months.ts'
import { tableBudgetsJob, tableBudgetsWorker } from './base/database/table-budgets.ts'
import { approvalJob, approvalWorker, autoPayoutJob, autoPayoutWorker, payOutWorker } from './cashier/withdrawals/index.ts'
import { checkDepositWorker } from './cashier/deposits/index.ts'
import { releaseHeldWorker } from './cashier/settlement/index.ts'
import { visitorDepositWorker, visitorJob } from './cashier/pay-and-play/index.ts'
import { seedPages } from './edge/content/index.ts'
import { settleGrantsJob } from './money/wallet/index.ts'
import { accountReadyWorker, settleGrantsWorker } from './play/bonuses/index.ts'
import { accountReadyJob } from './people/players/index.ts'
import { pagePlanJob, pagePlanWorker } from './edge/page-editing/index.ts'
import { bonusLinksJob, bonusLinksWorker } from './play/bonus-links/index.ts'
import { depositDaysJob, depositDaysWorker, gameDaysJob, gameDaysWorker } from './play/campaign-forecast/index.ts'
import { cashbackJob, cashbackWorker } from './play/cashback/index.ts'
import { levelBonusJob, levelBonusWorker, loyaltyLevelsJob, loyaltyLevelsWorker, loyaltyPoints } from './play/loyalty/index.ts'
import { playDaysJob, playDaysWorker } from './play/play-days/index.ts'
import { campaignFiguresJob, campaignFiguresWorker, endBonusesJob, endBonusesWorker } from './play/campaign-editing/index.ts'
import { scheduleSweep, sweepJob, sweepWorker } from './play/game-sessions/index.ts'
import { forgetDocumentsJob, forgetDocumentsWorker } from './knowing/document-records/index.ts'
import { validationLookJob, validationLookWorker } from './knowing/automatic-validation/index.ts'
import {
  forgetIdentificationsWorker,
  lookJob,
  lookWorker,
  seedSandboxAddresses,
  trustSandboxJob,
  trustSandboxWorker,
} from './knowing/identification/index.ts'
import { jackpotsJob, jackpotsWorker } from './play/jackpots/index.ts'
import { racesJob, racesWorker } from './play/races/index.ts'
import { chatOrderJob, chatOrderWorker, chatWordsJob, chatWordsWorker } from './play/room-chat/index.ts'
import { gameOutcomesJob, gameOutcomesWorker } from './play/studios/index.ts'
import { pendingRoundsJob, pendingRoundsWorker } from './play/round-settlement/index.ts'
import { limitTurnJob, limitTurnWorker } from './money/limit-changes/index.ts'
import { sessionTimeJob } from './money/limit-enforcement/index.ts'
import { activationLinkWorker } from './people/activation/index.ts'
import { registerFormOf } from './people/registration/index.ts'
import { retentionJob, retentionWorker } from './people/privacy/index.ts'
import { seedSetting, settingPlanJob, settingPlanWorker, settingsAtStart } from './settings/index.ts'
import { gameReturnsJob, gameReturnsWorker } from './play/game-returns/index.ts'
import { sessionTimeWorker } from './play/session-time/index.ts'
import { forgetWhatIsOverWorker } from './people/sign-in/index.ts'
import { passwordLinkWorker } from './people/passwords/index.ts'
import { walletCheckpointsJob, walletCheckpointsWorker } from './money/checkpoints/index.ts'
import { rollUp } from './money/wallet/index.ts'
import { webPushJob, webPushWorker } from './edge/web-push/index.ts'
import { openHouseAccounts, seedHouse } from './house.ts'
import { bulkJob, bulkWorker } from './office/bulk/index.ts'
import { restoredJob, restoredWorker } from './office/restored/index.ts'
import { handlerOf } from './office/http/index.ts'
import { demonstrationStaffJob, demonstrationStaffWorker } from './office/demonstration-staff/index.ts'
import { seedRoles } from './office/roles/index.ts'

/** Puts in what a new installation offers, and what is done again and again. Nodes that start at once do it one after the other. */
export const furnish = (house: House): Promise<void> => oneProcessAtATime(house.db, 'furnish', () => furnishAlone(house))

async function furnishAlone(house: House): Promise<void> {
  await openHouseAccounts(house)
  await seedHouse(house, 'job:installation')
  await seedRoles(house)
  if (house.env.mode === 'sandbox') {
    await seedSandboxSettings(house)
    await writeJob(house.db, trustSandboxJob, 'all', house.clock.now())
    if (house.env.officePort > 0) await writeJob(house.db, demonstrationStaffJob, 'all', house.clock.now())
  }
  await settingsAtStart(house)
  await seedPages(house.db, house.clock.now())
  await scheduleSweep(house)
  const always = [
    'roll-up',
    walletCheckpointsJob,
    pendingRoundsJob,
    gameOutcomesJob,
    chatWordsJob,
    jackpotsJob,
    racesJob,
    campaignFiguresJob,
    gameDaysJob,
    gameReturnsJob,
    depositDaysJob,
    bonusLinksJob,
    playDaysJob,
    cashbackJob,
    loyaltyLevelsJob,
    autoPayoutJob,
    'sign-in-over',
    'identification-over',
    forgetDocumentsJob,
    tableBudgetsJob,
    monthsJob,
    retentionJob,
    auditChainJob,
    auditAnchorJob,
  ]
  for (const job of always) await writeJob(house.db, job, 'all', house.clock.now())
}

/** Starts the work that is due by our clock. */
export function startWork(house: House): { close: () => Promise<void> } {
  const from = () => `${house.settings.get('site.name')} <no-reply@${new URL(house.env.publicOrigin).hostname}>`
  // Asking how an identification stands may wait at its service: in places of its own.
  const waits = (kind: string) => house.stops.shut() !== undefined && !whileShut.has(kind)
  const looks = runJobs(house.db, house.clock, { [lookJob]: lookWorker(house, registerFormOf(house)) }, house.log, {
    atOnce: looksAtOnce,
    waits,
  })
  const work = runJobs(
    house.db,
    house.clock,
    {
      mail: mailWorker(house, from),
      sms: smsWorker(house),
      'password-link': passwordLinkWorker(house),
      'activation-link': activationLinkWorker(house),
      'sign-in-over': forgetWhatIsOverWorker(house),
      'identification-over': forgetIdentificationsWorker(house),
      [trustSandboxJob]: trustSandboxWorker(house),
      [demonstrationStaffJob]: demonstrationStaffWorker(house),
      'deposit-check': checkDepositWorker(house),
      payout: payOutWorker(house),
      'release-held': releaseHeldWorker(house),
      [autoPayoutJob]: autoPayoutWorker(house),
      [approvalJob]: approvalWorker(house),
      [limitTurnJob]: limitTurnWorker(house),
      [sessionTimeJob]: sessionTimeWorker(house),
      [visitorJob]: visitorDepositWorker(house),
      [sweepJob]: sweepWorker(house),
      [pendingRoundsJob]: pendingRoundsWorker(house),
      ...bonusWork(house),
      [gameReturnsJob]: gameReturnsWorker(house),
      ...studioWork(house),
      [jackpotsJob]: jackpotsWorker(house),
      [racesJob]: racesWorker(house),
      [forgetDocumentsJob]: forgetDocumentsWorker(house),
      [validationLookJob]: validationLookWorker(house),
      [webPushJob]: webPushWorker(house),
      [settingPlanJob]: settingPlanWorker(house),
      [pagePlanJob]: pagePlanWorker(house),
      [bulkJob]: bulkWorker(house, handlerOf),
      ...keepingWork(house),
    },
    house.log,
    { waits },
  )
  return { close: async () => void (await Promise.all([looks.close(), work.close()])) }
}

const looksAtOnce = 32

/** What is done while a house that was put back to a moment is shut: nothing that pays, mails or tells anybody. */
const whileShut: ReadonlySet<string> = new Set([
  restoredJob,
  'roll-up',
  walletCheckpointsJob,
  tableBudgetsJob,
  monthsJob,
  auditChainJob,
  auditAnchorJob,
  sealAgainJob,
  trustSandboxJob,
  demonstrationStaffJob,
])

/** What keeps the books and the database in order. */
const keepingWork = (house: House): Record<string, Worker> => ({
  [tableBudgetsJob]: tableBudgetsWorker(house),
  [monthsJob]: monthsWorker(house),
  [sealAgainJob]: sealAgainWorker(house),
  [retentionJob]: retentionWorker(house),
  [auditChainJob]: auditChainWorker(house),
  [auditAnchorJob]: auditAnchorWorker(house),
  'roll-up': () => rollUp(house.db, house.clock),
  [walletCheckpointsJob]: walletCheckpointsWorker(house),
  [restoredJob]: restoredWorker(house),
})

/** What is asked of the studio and told to it. */
const studioWork = (house: House): Record<string, Worker> => ({
  [gameOutcomesJob]: gameOutcomesWorker(house),
  [chatOrderJob]: chatOrderWorker(house),
  [chatWordsJob]: chatWordsWorker(house),
})

/** What is done about bonuses, cashback and points. */
const bonusWork = (house: House): Record<string, Worker> => ({
  [settleGrantsJob]: settleGrantsWorker(house),
  [accountReadyJob]: accountReadyWorker(house),
  [campaignFiguresJob]: campaignFiguresWorker(house),
  [endBonusesJob]: endBonusesWorker(house),
  [gameDaysJob]: gameDaysWorker(house),
  [depositDaysJob]: depositDaysWorker(house),
  [bonusLinksJob]: bonusLinksWorker(house),
  [playDaysJob]: playDaysWorker(house, loyaltyPoints(house)),
  [cashbackJob]: cashbackWorker(house),
  [loyaltyLevelsJob]: loyaltyLevelsWorker(house),
  [levelBonusJob]: levelBonusWorker(house),
})

/** The registers of exclusions that the sandbox plays. */
const sandboxRegisters = ['spelpaus', 'gamstop', 'cruks', 'epis', 'hampi', 'oasis', 'rofus', 'rgiaj', 'onjn', 'finland']

/** In the sandbox the services of the outside stand beside us. */
async function seedSandboxSettings({ db, clock, env, settings }: House): Promise<void> {
  const sandbox = new URL(env.sandboxOrigin)
  const at = clock.now()
  await seedSetting(db, 'fe.errorReporting.url', `http://fairhouse@${sandbox.host}/errors/1`, at)
  await seedSandboxAddresses(db, env.sandboxOrigin, at)
  if (env.sandboxAntivirus) await seedSetting(db, 'be.antivirus.address', env.sandboxAntivirus, at)
  await seedSetting(db, 'be.sms.url', `${sandbox.origin}/sms`, at)
  const registers = Object.fromEntries(sandboxRegisters.map((name) => [name, `${sandbox.origin}/registers/${name}`]))
  await seedSetting(db, 'be.exclusionRegisters', registers, at)
  await settings.reload()
}
