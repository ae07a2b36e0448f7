import { changeLanguage, readProfileFields, prefill, readGiven } from './people/profile/index.ts'
import { tellAffiliate, reportCrash } from './edge/site/index.ts'
import { unlessStopped } from './settings/incidents/index.ts'
import type { Handlers } from './base/http/serve.ts'
import { closeAccount, deleteAccount } from './people/account/index.ts'
import { declineBonus, giveUpBonus, listBonuses, orderBonuses, takeCashback } from './play/bonuses/index.ts'
import { listFreeRounds } from './play/free-rounds/index.ts'
import { listCampaigns, findCampaign, barCampaigns } from './play/campaigns/index.ts'
import { readCashback } from './play/cashback/index.ts'
import { exchangePoints, readLoyaltyPage } from './play/loyalty/index.ts'
import { listMethods, verifyPaymentDetails } from './cashier/methods/index.ts'
import {
  depositOffer,
  submitDeposit,
  prepareDeposit,
  finishDeposit,
  confirmSignUpDeposit,
  cancelDeposit,
  depositStatus,
} from './cashier/deposits/index.ts'
import { resumePlay } from './cashier/pay-and-play/index.ts'
import { withdrawalOffer, initWithdraw, cancelWithdrawal, cancelWithdrawals } from './cashier/withdrawals/index.ts'
import { deleteStoredDetail } from './cashier/stored-details/index.ts'
import { readPaymentDetails, updatePaymentDetails } from './cashier/payment-details/index.ts'
import { readPage } from './edge/content/index.ts'
import { readDocuments, uploadDocument, readSourceOfFunds, uploadSourceOfFunds } from './knowing/documents/index.ts'
import { beginShuftipro, beginIncode, beginIdenfy, readValidationStatus } from './knowing/automatic-validation/index.ts'
import { readExclusion, takeTimeOut, excludeSelf, stopNow, endExclusion } from './knowing/exclusion/index.ts'
import {
  listGames,
  allGames,
  listProviders,
  listLiveTables,
  readGameDetails,
  launchGame,
  launchPoker,
  prolongGameSession,
  closeGameSession,
  sessionSummary,
  pendingRounds,
} from './play/games/index.ts'
import { listCheckableGames, listOwnRounds, readOwnRound, readPublishedReturns } from './play/fairness/index.ts'
import { readBonusConditions, readConditions } from './play/campaign-conditions/index.ts'
import { listJackpots, readOneJackpot } from './play/jackpots/index.ts'
import { enterRace, leaveRace, listRaces, readOneRace } from './play/races/index.ts'
import { readGameMenu, readShelf } from './play/lobby/index.ts'
import {
  initLogin,
  identify,
  cancelIdentification,
  waitingRequestDetails,
  loginByToken,
  autoLogin,
  readAgeVerification,
  initIdinAgeVerification,
  resumeStatus,
  finishResume,
} from './knowing/identification/index.ts'
import { readLimits, readDepositLimits, readLimitTexts } from './money/limit-views/index.ts'
import { setLimits, removeLimit, undoLimitChange, confirmLimitChange, answerAboutLimits } from './money/limit-changes/index.ts'
import { askForCopy } from './people/privacy/index.ts'
import { readPlaySummary } from './play/play-summary/index.ts'
import { readRealityCheck, answerRealityCheck, setRealityCheck } from './play/reality-checks/index.ts'
import {
  readRegistrationFields,
  tellNationalId,
  readPhoneRules,
  validateRegistration,
  register,
  readThirdPartyFields,
  proveRegistration,
  sendRegistrationCode,
} from './people/registration/index.ts'
import { activate, sendActivationAgain } from './people/activation/index.ts'
import { readProfile, logout } from './people/sessions/index.ts'
import { login, loginWithCode, acceptDocuments, giveEmail } from './people/sign-in/index.ts'
import { readConsentsAsked, acceptConsents } from './people/consents/index.ts'
import { changePassword, forgotPassword, checkPasswordLink, resetPassword } from './people/passwords/index.ts'
import { readActivity, readActivityLog, endVisit } from './people/activity/index.ts'
import { proveAgain } from './people/step-up/index.ts'
import { readFactor, beginFactor, confirmFactor, endFactor } from './people/second-factor/index.ts'
import { listPasskeys, beginPasskey, addPasskey, endPasskey, beginPasskeyLogin, loginWithPasskey } from './people/passkeys/index.ts'
import { readVerification, sendCode, verifyCode, updateDetails } from './people/verification/index.ts'
import { readWallet, listTransactions } from './money/wallet/index.ts'
import { readPushKey, subscribeToPush, endPush } from './edge/web-push/index.ts'

/** Every call of the contract and the one function that answers it: the server's table of contents. */
export const calls: Handlers = {
  readSettings: async ({ pageSettings }) => pageSettings(),
  reportCrash,
  changeLanguage,

  readProtection: async ({ house }) => ({ status: 'succeeded' as const, enabled: house.settings.get('site.protection') }),
  tellAffiliate,

  readSession: readProfile,
  login: unlessStopped('login', login),
  loginWithCode: unlessStopped('login', loginWithCode),
  acceptDocuments,
  readConsentsAsked,
  acceptConsents,
  giveEmail,
  logout,
  changePassword,
  forgotPassword,
  checkPasswordLink,
  resetPassword,
  readActivity,
  readActivityLog,
  endVisit,
  proveAgain,
  readSecondFactor: readFactor,
  beginSecondFactor: beginFactor,
  confirmSecondFactor: confirmFactor,
  endSecondFactor: endFactor,

  listPasskeys,
  beginPasskey,
  addPasskey,
  endPasskey,
  beginPasskeyLogin,
  loginWithPasskey: unlessStopped('login', loginWithPasskey),

  registrationFields: readRegistrationFields,
  tellNationalId,
  readPhoneRules,
  validateRegistration,
  register: unlessStopped('registration', register),
  thirdPartyFields: readThirdPartyFields,
  proveRegistration: unlessStopped('registration', proveRegistration),
  sendRegistrationCode,
  activate,
  sendActivationAgain,

  initLogin: unlessStopped('login', initLogin),
  identify: unlessStopped('login', identify),
  cancelIdentification,
  waitingRequestDetails,
  loginByToken: unlessStopped('login', loginByToken),
  autoLogin: unlessStopped('login', autoLogin),
  readAgeVerification,
  initIdinAgeVerification,

  readWallet,
  listTransactions,

  listCampaigns,
  findCampaign,
  barCampaigns,
  listBonuses,
  readConditions,
  readBonusConditions,
  giveUpBonus,
  declineBonus,
  orderBonuses,
  listFreeRounds,
  readCashback,
  takeCashback,
  readLoyaltyPage,
  exchangePoints,

  listMethods,
  depositOffer,
  submitDeposit,
  prepareDeposit,
  finishDeposit,
  confirmDeposit: confirmSignUpDeposit,
  resumePlay,
  resumeStatus,
  loginFinish: finishResume,
  cancelDeposit,
  depositStatus,
  withdrawalOffer,
  initWithdraw,
  cancelWithdrawal,
  cancelWithdrawals,
  verifyPaymentDetails,
  deleteStoredDetail,
  readPaymentDetails,
  updatePaymentDetails,

  listGames,
  readGameMenu,
  readShelf,
  readPublishedReturns,
  listCheckableGames,
  listOwnRounds,
  readOwnRound,
  listJackpots,
  readOneJackpot,
  listRaces,
  readOneRace,
  enterRace,
  leaveRace,
  allGames,
  listProviders,
  listLiveTables,
  readGameDetails,
  launchGame,
  launchPoker,
  prolongGameSession,
  closeGameSession,
  sessionSummary,
  pendingRounds,

  readLimits,
  readDepositLimits,
  setLimits,
  removeLimit,
  undoLimitChange,
  confirmLimitChange,
  answerAboutLimits,
  readLimitTexts,

  readExclusion,
  takeTimeOut,
  excludeSelf,
  endExclusion,
  stopNow,

  readPlaySummary,
  readRealityCheck,
  answerRealityCheck,
  setRealityCheck,

  readPage,

  readDocuments,
  uploadDocument,
  beginShuftipro,
  beginIncode,
  beginIdenfy,
  readValidationStatus,
  readSourceOfFunds,
  uploadSourceOfFunds,

  readPushKey,
  subscribeToPush,
  endPush,
  readProfileFields,
  prefill,
  readGiven,
  copyMyData: askForCopy,
  closeAccount,
  deleteAccount,

  readVerification,
  sendCode,
  verifyCode,
  updateDetails,
}
