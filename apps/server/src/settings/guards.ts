import { providerSettings } from '../cashier/providers/index.ts'
import type { SettingName } from './catalogue.ts'
import { withdrawals } from './catalogue/withdrawals.ts'

/** What depends on a setting so much that one person does not change it alone. */
export type Guard = 'money' | 'limits' | 'safety'

const each = (settings: object, guard: Guard): Readonly<Record<string, Guard>> =>
  Object.fromEntries(Object.keys(settings).map((name) => [name, guard]))

/**
 * The settings that two people change: those by which money comes, goes or is held, by which limits and country rules
 * are chosen, and by which it is found out who may play. Closing the whole site is not among them: it must be quick.
 */
const named = {
  'be.debt.recovery': 'money',
  'deposit.askPassword': 'money',
  'deposit.documentLimit': 'money',
  'deposit.fundsProtection': 'money',
  'deposit.payAndPlayCountries': 'money',
  'deposit.payAndPlayCurrencies': 'money',
  'deposit.paymentDetailsVerification': 'money',
  'deposit.rates': 'money',
  'paymentDetails.needed': 'money',
  'paymentDetails.depositNeeded': 'money',
  'paymentDetails.pauseHours': 'money',
  'withdrawal.minAmount': 'money',
  'withdrawal.maxAmount': 'money',
  'be.studio.url': 'money',
  'be.trustly.url': 'money',
  'be.trustly.username': 'money',
  'be.trustly.publicKey': 'money',
  'walletButton.environment': 'money',
  'be.loyalty.weights': 'money',
  'be.loyalty.levels': 'money',
  'fe.loyalty.enabled': 'money',
  currencies: 'money',
  'country.appliedRules': 'limits',
  'country.source': 'limits',
  'country.trustedProxies': 'limits',
  requireLimitBeforeDeposit: 'limits',
  'be.gameSessionEnabledCountries': 'limits',
  'fe.allowedCountries': 'safety',
  'be.countryBlacklist': 'safety',
  'be.exclusionRegisters': 'safety',
  'be.vulnerabilityRegisters': 'safety',
  'be.screeningServices': 'safety',
  'be.confirmedProtocols': 'safety',
  'be.smartId.trustedCertificates': 'safety',
  'be.smartId.pinnedKeys': 'safety',
  'be.mobileId.trustedCertificates': 'safety',
  'be.mobileId.pinnedKeys': 'safety',
  'be.antivirus.address': 'safety',
  'be.stepUpMinutes': 'safety',
  'documents.keepYears': 'safety',
  'office.bulkUndoSeconds': 'safety',
  'office.directory.clientId': 'safety',
  'office.directory.groupsClaim': 'safety',
  'office.directory.issuer': 'safety',
  'office.directory.methods': 'safety',
  'office.directory.roles': 'safety',
  'office.directory.scopes': 'safety',
  'office.commandHours': 'safety',
  'office.gates': 'safety',
  'office.historyMonths': 'safety',
  'office.idleMinutes': 'safety',
  'office.requestHours': 'safety',
  'office.sessionHours': 'safety',
  'password.minLength': 'safety',
  'password.rule': 'safety',
  'playerAgeLimit.min': 'safety',
  'profile.mustBeComplete': 'safety',
  'registration.emailActivationRequired': 'safety',
  'registration.sameAddress': 'safety',
  'registration.similarPerson': 'safety',
  'signIn.hackLimit': 'safety',
  'verification.ageNeeded': 'safety',
  'verification.heedKycBefore': 'safety',
  'verification.neededToDeposit': 'safety',
  'verification.neededToWithdraw': 'safety',
} as const satisfies Readonly<Partial<Record<SettingName, Guard>>>

const guards: Readonly<Record<string, Guard>> = { ...each(withdrawals, 'money'), ...each(providerSettings, 'money'), ...named }

/** Returns what depends on a setting so much that a second person agrees to a change of it. */
export const guardOf = (name: string): Guard | undefined => (Object.hasOwn(guards, name) ? guards[name] : undefined)
