import compress from '@fastify/compress'
import type { ErrorName } from '@fairhouse/errors'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { askingOf } from './base/asking.ts'
import type { House } from './base/context.ts'
import { DatabaseAway } from './base/database-away.ts'
import { mountLimiter } from './base/limiter/index.ts'
import { errorAnswer, refuse } from './base/refusal.ts'
import { commonSecurity } from './base/security-headers.ts'
import { isTrustedProxy } from './base/trusted-proxies.ts'
import { serveContract, type Handlers } from './base/serve.ts'
import { boundConnections, endSlowBodies, refuseClientErrors, senderBounds } from './base/slow-senders.ts'
import { mountStorable } from './base/storable.ts'
import * as account from './account/index.ts'
import * as campaigns from './campaigns/index.ts'
import * as cashier from './cashier/index.ts'
import * as content from './content/index.ts'
import { mountSeen } from './doctor/index.ts'
import * as documents from './documents/index.ts'
import * as exclusion from './exclusion/index.ts'
import * as games from './games/index.ts'
import * as identification from './identification/index.ts'
import * as limits from './limits/index.ts'
import { mountPush, mountWatching } from './base/watching.ts'
import { mountNotices } from './notices/index.ts'
import { askForCopy, mountCopy } from './privacy/index.ts'
import { writeLanguage } from './players/index.ts'
import * as play from './play/index.ts'
import * as profile from './profile/index.ts'
import * as registration from './registration/index.ts'
import * as signIn from './sign-in/index.ts'
import { mountSite, reportCrash, sendOutagePage, wantsPage, writeAffiliateVisit } from './site/index.ts'
import * as verification from './verification/index.ts'
import * as wallet from './wallet/index.ts'
import * as webPush from './web-push/index.ts'

/** Every call of the contract and the one function that answers it: the server's table of contents. */
const handlers: Handlers = {
  readSettings: async ({ pageSettings }) => pageSettings(),
  reportCrash,
  changeLanguage: async ({ house, player }, { language }) => {
    if (!house.settings.get('languages').includes(language))
      return refuse('checkFields', { details: { fields: { language: { rule: 'oneOf' } } } })
    await writeLanguage(house.db, player.shard, player.player, language)
    return {}
  },

  readProtection: async ({ house }) => ({ status: 'succeeded' as const, enabled: house.settings.get('site.protection') }),
  tellAffiliate: async ({ house }, visit) => (await writeAffiliateVisit(house.db, visit, house.clock.now()), {}),

  readSession: signIn.readProfile,
  login: signIn.login,
  loginWithCode: signIn.loginWithCode,
  acceptDocuments: signIn.acceptDocuments,
  readConsentsAsked: signIn.readConsentsAsked,
  acceptConsents: signIn.acceptConsents,
  giveEmail: signIn.giveEmail,
  logout: signIn.logout,
  changePassword: signIn.changePassword,
  forgotPassword: signIn.forgotPassword,
  checkPasswordLink: signIn.checkPasswordLink,
  resetPassword: signIn.resetPassword,
  readActivity: signIn.readActivity,
  readActivityLog: signIn.readActivityLog,
  endVisit: signIn.endVisit,
  proveAgain: signIn.proveAgain,
  readSecondFactor: signIn.readFactor,
  beginSecondFactor: signIn.beginFactor,
  confirmSecondFactor: signIn.confirmFactor,
  endSecondFactor: signIn.endFactor,

  listPasskeys: signIn.listPasskeys,
  beginPasskey: signIn.beginPasskey,
  addPasskey: signIn.addPasskey,
  endPasskey: signIn.endPasskey,
  beginPasskeyLogin: signIn.beginPasskeyLogin,
  loginWithPasskey: signIn.loginWithPasskey,

  registrationFields: registration.readRegistrationFields,
  tellNationalId: registration.tellNationalId,
  readPhoneRules: registration.readPhoneRules,
  validateRegistration: registration.validateRegistration,
  register: registration.register,
  thirdPartyFields: registration.readThirdPartyFields,
  proveRegistration: registration.proveRegistration,
  sendRegistrationCode: registration.sendRegistrationCode,
  activate: registration.activate,
  sendActivationAgain: registration.sendActivationAgain,

  initLogin: identification.initLogin,
  identify: identification.identify,
  cancelIdentification: identification.cancelIdentification,
  waitingRequestDetails: identification.waitingRequestDetails,
  loginByToken: identification.loginByToken,
  autoLogin: identification.autoLogin,
  readAgeVerification: identification.readAgeVerification,
  initIdinAgeVerification: identification.initIdinAgeVerification,

  readWallet: wallet.readWallet,
  listTransactions: wallet.listTransactions,

  listCampaigns: campaigns.listCampaigns,
  findCampaign: campaigns.findCampaign,
  barCampaigns: campaigns.barCampaigns,

  listMethods: cashier.listMethods,
  depositOffer: cashier.depositOffer,
  submitDeposit: cashier.submitDeposit,
  prepareDeposit: cashier.prepareDeposit,
  finishDeposit: cashier.finishDeposit,
  confirmDeposit: cashier.confirmSignUpDeposit,
  resumePlay: cashier.resumePlay,
  resumeStatus: identification.resumeStatus,
  loginFinish: identification.finishResume,
  cancelDeposit: cashier.cancelDeposit,
  depositStatus: cashier.depositStatus,
  withdrawalOffer: cashier.withdrawalOffer,
  initWithdraw: cashier.initWithdraw,
  cancelWithdrawal: cashier.cancelWithdrawal,
  cancelWithdrawals: cashier.cancelWithdrawals,
  verifyPaymentDetails: cashier.verifyPaymentDetails,
  deleteStoredDetail: cashier.deleteStoredDetail,
  readPaymentDetails: cashier.readPaymentDetails,
  updatePaymentDetails: cashier.updatePaymentDetails,

  listGames: games.listGames,
  readGameMenu: games.readGameMenu,
  allGames: games.allGames,
  listProviders: games.listProviders,
  readGameDetails: games.readGameDetails,
  launchGame: games.launchGame,
  launchPoker: games.launchPoker,
  prolongGameSession: games.prolongGameSession,
  closeGameSession: games.closeGameSession,
  sessionSummary: games.sessionSummary,
  pendingRounds: games.pendingRounds,

  readLimits: limits.readLimits,
  readDepositLimits: limits.readDepositLimits,
  setLimits: limits.setLimits,
  removeLimit: limits.removeLimit,
  undoLimitChange: limits.undoLimitChange,
  confirmLimitChange: limits.confirmLimitChange,
  answerAboutLimits: limits.answerAboutLimits,
  readLimitTexts: limits.readLimitTexts,

  readExclusion: exclusion.readExclusion,
  takeTimeOut: exclusion.takeTimeOut,
  excludeSelf: exclusion.excludeSelf,
  endExclusion: exclusion.endExclusion,
  stopNow: exclusion.stopNow,

  readPlaySummary: play.readPlaySummary,
  readRealityCheck: play.readRealityCheck,
  answerRealityCheck: play.answerRealityCheck,
  setRealityCheck: play.setRealityCheck,

  readPage: content.readPage,

  readDocuments: documents.readDocuments,
  uploadDocument: documents.uploadDocument,
  beginShuftipro: documents.beginShuftipro,
  beginIncode: documents.beginIncode,
  beginIdenfy: documents.beginIdenfy,
  readValidationStatus: documents.readValidationStatus,
  readSourceOfFunds: documents.readSourceOfFunds,
  uploadSourceOfFunds: documents.uploadSourceOfFunds,

  readPushKey: webPush.readPushKey,
  subscribeToPush: webPush.subscribeToPush,
  endPush: webPush.endPush,
  readProfileFields: profile.readProfileFields,
  prefill: profile.prefill,
  readGiven: profile.readGiven,
  copyMyData: askForCopy,
  closeAccount: account.closeAccount,
  deleteAccount: account.deleteAccount,

  readVerification: verification.readVerification,
  sendCode: verification.sendCode,
  verifyCode: verification.verifyCode,
  updateDetails: verification.updateDetails,
}

const bodyLimitBytes = 256 * 1024

/** Builds the HTTP side of a house; nothing listens yet. */
export async function buildApp(house: House, options: { site: boolean } = { site: true }): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: house.log,
    bodyLimit: bodyLimitBytes,
    ...senderBounds,
    clientErrorHandler: refuseClientErrors(house),
    forceCloseConnections: true,
    trustProxy: (address) => isTrustedProxy(house.settings, address),
    // An address that cannot be read never reaches a route or the handlers below.
    frameworkErrors: (_, request, reply) => void refuseIn(house, request, reply, 400, 'checkFields'),
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  app.addHook('onRequest', async (_, reply) => commonSecurity(house, reply))
  mountLimiter(app, house)
  boundConnections(app, house)
  endSlowBodies(app, house)
  mountStorable(app, house)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DatabaseAway) return refuseForNow(house, error, request, reply)
    const status = error.statusCode ?? 500
    if (status >= 500) house.log.error({ error, path: request.url.split('?')[0] }, 'a call failed')
    const name = status === 429 ? 'tooManyRequests' : status >= 500 ? 'technicalIssues' : 'checkFields'
    return refuseIn(house, request, reply, status >= 500 ? 500 : status, name)
  })
  app.setNotFoundHandler((request, reply) => refuseIn(house, request, reply, 404, 'notFound'))
  app.all('/api/*', (request, reply) => refuseIn(house, request, reply, 404, 'notFound'))

  serveContract(app, house, handlers, (request, reply) => askingOf(house, request, reply))
  mountWatching(app, house)
  mountSeen(app, house)
  mountPush(app, house)
  mountCopy(app, house)
  await mountNotices(app, house)
  await identification.mountReturns(app, house)
  await documents.mountValidationNotices(app, house)
  await app.register((scope) => games.mountWalletV1(scope, house))
  if (options.site) await mountSite(app, house)
  return app
}

/** What never reaches a call is refused in the one shape of all errors. */
function refuseIn(house: House, request: FastifyRequest, reply: FastifyReply, status: number, name: ErrorName): FastifyReply {
  const { body } = errorAnswer(refuse(name), request.url.split('?')[0] ?? '', house.clock.now())
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** The database is away: nothing is wrong with the call, and it may be sent again as it is. */
function refuseForNow(house: House, error: DatabaseAway, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message: reason, outcomeUnknown } = error
  house.log.warn({ reason, outcomeUnknown, path: request.url.split('?')[0] }, 'the database is away')
  if (wantsPage(request)) return sendOutagePage(house, request, reply)
  return refuseIn(house, request, reply.header('retry-after', '1'), 503, 'technicalIssues')
}
