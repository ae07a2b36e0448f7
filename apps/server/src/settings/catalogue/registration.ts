import { flag, integer, list, listOut, oneOf, record, url, type Setting } from '../definition/setting.ts'
import { isNetwork } from '../definition/network.ts'

const fieldNames = list({ about: '', fallback: [], scope: 'server', item: /^[A-Za-z_]{2,40}$/, items: 'names of fields' })
const count = (about: string, fallback: number, min: number, max: number): Setting<number> =>
  integer({ about, fallback, scope: 'server', min, max })
const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
const timeZone = (about: string, fallback: string): Setting<string> => ({
  about,
  fallback,
  scope: 'server',
  form: { kind: 'text' },
  parse: (input) => {
    if (typeof input === 'string' && zones.has(input)) return input
    throw new Error('Give a time zone, such as Europe/Malta.')
  },
})
/** Defines a list of addresses and networks, each of which must be valid. */
const networks = (about: string): Setting<readonly string[]> => {
  const given = list({ about, fallback: [], scope: 'server', item: /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/, items: networkWords })
  return {
    ...given,
    parse: (input) => {
      const read = given.parse(input)
      if (read.every(isNetwork)) return read
      throw new Error(`Give ${networkWords}.`)
    },
  }
}
const networkWords = 'IP addresses or networks, such as 203.0.113.0/24'
const countryList = (about: string, fallback: readonly string[]) =>
  list({ about, fallback, scope: 'server', item: /^[A-Z]{3}$/, items: 'three-letter country codes, such as ROU' })

const account = ['email', 'password', 'country']
const person = ['firstName', 'lastName', 'birthDate', 'gender']
const address = ['street', 'zipCode', 'city', 'state']
const contact = ['phoneNumber', 'currency']
const bonus = ['campaignsEnabled', 'campaignId', 'promoCode', 'referralCode', 'offlineLocation']
const agreed = ['ageAndPolicyChecked', 'receiveEmail']
const each = ['ageChecked', 'policyChecked', 'privacyPolicyChecked', 'receiveEmail', 'receiveSms', 'publicPerson']

/** Settings of registration: what is asked of whom, and how addresses, numbers and people are proven. */
export const registration = {
  'registration.fields': record({
    about:
      'The fields of regular registration by country, in their order; "*" is for every other country. Fields without meaning for a country (a state where it has none, a bonus where no campaign runs) leave themselves out',
    scope: 'server',
    names: /^([A-Z]{3}|\*)$/,
    of: fieldNames,
    fallback: {
      '*': [...account, ...person, ...address, ...contact, ...bonus, ...agreed],
      GBR: ['email', 'confirmEmail', 'password', 'confirmPassword', 'country', ...person, ...address, ...contact, ...bonus, ...each],
      SWE: [
        ...account,
        'nationalIdNumber',
        ...person,
        ...address,
        ...contact,
        ...bonus,
        'ageAndPolicyChecked',
        'receiveEmailAndSms',
        'publicPerson',
      ],
      NLD: [
        ...account,
        ...person,
        'nationalIdNumber',
        'birthCountry',
        ...address,
        ...contact,
        'repeatPhoneNumber',
        'occupation',
        'monthlyGamingBudget',
        'bank_issuer_id',
        ...bonus,
        ...each,
      ],
      ROU: [
        ...account,
        'nationalIdNumber',
        ...person,
        ...address,
        ...contact,
        ...bonus,
        'ageAndPolicyChecked',
        'receiveEmail',
        'receiveSms',
      ],
      FIN: [...account, ...person, 'nickName', ...address, ...contact, 'bank_issuer_id', ...bonus, ...agreed],
    },
  }),
  'profile.mustBeComplete': flag({
    about: 'Nobody deposits or withdraws whose profile lacks a mandatory field (error 303)',
    fallback: false,
    scope: 'server',
  }),
  'site.timeZone': timeZone('Where the site is: ages and dates count by the day that it is there', 'UTC'),
  'registration.nationalIdFills': countryList('Countries whose national id fills birth date and gender while it is typed', ['ROU']),
  'registration.activation': oneOf({
    about:
      'How a new account is opened where the address must be proven (registration.emailActivationRequired): by the link of a mail, or by a code from it that is typed into the registration, which then logs in',
    fallback: 'link',
    scope: 'server',
    words: ['link', 'code'],
  }),
  'registration.similarPerson': oneOf({
    about:
      'A registration with name, birth date and postcode of somebody who has an account: review keeps it for an operator to look at, refuse answers error 256 (only where addresses need not be proven)',
    fallback: 'review',
    scope: 'server',
    words: ['review', 'refuse'],
  }),
  'registration.sameAddress': oneOf({
    about:
      'A registration at the address of a household of which somebody has an account: allow takes it, review takes it and keeps it for an operator to look at, refuse answers error 170 (only where e-mail addresses need not be proven, or a service has proven the person)',
    fallback: 'allow',
    scope: 'server',
    words: ['allow', 'review', 'refuse'],
  }),
  'be.blockedNetworks': networks('Networks from which nobody logs in or registers (error 281), such as 203.0.113.0/24'),
  'registration.countries': record({
    about: 'Countries that can be chosen while registering, by the country rules that apply to the visitor; all where nothing is said',
    fallback: {},
    scope: 'server',
    names: /^([A-Z]{3}|\*)$/,
    of: countryList('', []),
  }),
  'registration.disposableEmails': flag({ about: 'Throw-away e-mail addresses can register', fallback: false, scope: 'server' }),
  'verification.ask': listOut({
    about: 'What a logged-in player is asked to prove by a code',
    fallback: ['email', 'phoneNumber'],
    scope: 'server',
    words: ['email', 'phoneNumber'],
  }),
  'verification.neededToDeposit': listOut({
    about: 'What must be proven before a deposit (errors 199, 200, 219)',
    fallback: [],
    scope: 'server',
    words: ['email', 'phoneNumber'],
  }),
  'verification.neededToWithdraw': listOut({
    about: 'What must be proven before a withdrawal (errors 199, 200, 219)',
    fallback: [],
    scope: 'server',
    words: ['email', 'phoneNumber'],
  }),
  'verification.ageNeeded': record({
    about:
      'Before what a service must have vouched for a player\'s age (error 307), by country: {"NLD": ["deposit", "play"]}; * is for every other one',
    fallback: {},
    scope: 'server',
    names: /^([A-Z]{3}|\*)$/,
    of: listOut({ about: '', fallback: [], scope: 'server', words: ['deposit', 'withdraw', 'play'] }),
  }),
  'verification.heedKycBefore': flag({
    about:
      'What the rules of a country want it known for who a player is (kycBefore) waits until an operator or a service has said so (error 128)',
    fallback: false,
    scope: 'server',
  }),
  'be.verificationCodeAttempts': count('How often a code can be sent by e-mail or to a phone (errors 225 and 198)', 5, 1, 50),
  'be.verificationCodeMinutes': count('How long a code can be used', 10, 1, 10),
  'be.verificationWrongCodes': count('Wrong codes after which a new one must be sent', 5, 1, 20),
  'be.verificationResendSeconds': count('How long to wait before a code is sent again', 30, 0, 600),
  'be.codesPerValuePerDay': count('Codes that an address or a number gets in a day, whoever asks (error 198)', 10, 1, 1000),
  'be.codesPerPrefixPerHour': count('Codes that numbers with the same first six digits get in an hour (error 206)', 100, 1, 100_000),
  'be.codesPerAddressPerHour': count('Codes that can be asked for from one address in an hour (error 305)', 30, 1, 100_000),
  'be.sms.url': url({ about: 'Where messages to phones are handed over; the sandbox sets its own', fallback: '', scope: 'server' }),
  'be.exclusionRegisters': record({
    about:
      'Where the registers of excluded people are asked, by name (spelpaus, gamstop, cruks, epis; any other name is asked through a gateway that speaks our protocol, docs/protocols/exclusion-registers.md); a register that a country demands and that is missing here counts as unreachable',
    fallback: {},
    scope: 'server',
    of: url({ about: '', fallback: '', scope: 'server' }),
  }),
  'be.vulnerabilityRegisters': record({
    about:
      'Where a register of players who need protection is asked, by country ({"GBR": "https://…"}), at each registration and login, by the protocol of a gateway (docs/protocols/exclusion-registers.md). Who is in it is refused (211), and everybody while it does not answer (278)',
    fallback: {},
    scope: 'server',
    of: url({ about: '', fallback: '', scope: 'server' }),
  }),
  'be.screeningServices': record({
    about:
      'Where people are compared with sanctions lists and lists of public persons, by country ({"*": "https://…"} for every other one), at each registration and login, by the protocol of a gateway (docs/protocols/exclusion-registers.md). Whom it names is refused (245), and everybody while it does not answer (252)',
    fallback: {},
    scope: 'server',
    names: /^([A-Z]{3}|\*)$/,
    of: url({ about: '', fallback: '', scope: 'server' }),
  }),
  'be.captcha.afterFailedLogins': count(
    'Failed logins from an address, or at a login, after which a puzzle is asked for (error 197); 0: never',
    3,
    0,
    1000,
  ),
  'be.captcha.afterRegistrations': count('Registrations from an address in a day after which a puzzle is asked for; 0: never', 3, 0, 1000),
  'be.captcha.afterLinkMails': count('Asked-for mails from an address in an hour after which a puzzle is asked for; 0: never', 3, 0, 1000),
  'be.captcha.work': count('How many guesses a puzzle takes on average', 20_000, 10, 1_000_000),
  'be.captcha.seconds': count('How long a puzzle can be handed in (error 277)', 300, 10, 3600),
}
