import { languages } from '@fairhouse/messages/languages.ts'
import { isNetwork } from '../definition/network.ts'
import { flag, integer, list, oneOf, path, record, shapedText, text, url } from '../definition/setting.ts'

const alpha3 = /^[A-Z]{3}$/
const languageCode = new RegExp(`^(?:${languages.map((language) => language.code).join('|')})$`)
const countries = 'three-letter country codes, such as SWE'

/** Settings of the site: name, countries, languages and currencies. */
export const site = {
  'site.name': text({ about: 'Name of the site, in titles, mails and texts', fallback: 'Fairhouse', scope: 'page', max: 60 }),
  'site.description': text({
    about: 'What search engines say of the site',
    fallback: 'A licensed casino that shows its numbers.',
    scope: 'page',
    max: 300,
  }),
  'site.host': text({ about: 'Host name in texts and mails; empty: the one that was asked for', fallback: '', scope: 'page', max: 253 }),
  'site.supportEmail': shapedText({
    about: 'Address that players write to',
    fallback: 'support@fairhouse.example',
    scope: 'page',
    shape: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    allowed: 'an e-mail address',
  }),
  'site.protection': flag({
    about: 'The site is closed to everybody: a notice stands in the place of every page',
    fallback: false,
    scope: 'server',
  }),
  'site.pagesKeptSeconds': integer({
    about: 'How long a page is sent to every visitor of a country and kind of device as it was drawn for the first; 0: drawn for each',
    fallback: 2,
    scope: 'server',
    min: 0,
    max: 10,
  }),
  'site.pagesInFrontSeconds': integer({
    about:
      'How long a network in front of the site may keep the page of visitors; 0: it may not. docs/operate/proxies.md says what it must tell apart',
    fallback: 0,
    scope: 'server',
    min: 0,
    max: 10,
  }),
  'site.customerConfiguration': record({
    about: 'What pages read at /cms/content/customer-configuration.json: texts by name, such as {"supportPhone": "+356 1234 5678"}',
    fallback: {},
    scope: 'server',
    of: text({ about: '', fallback: '', scope: 'server' }),
  }),
  'country.source': shapedText({
    about: "How a visitor's country is found: always the same one, or a header that a trusted proxy sets",
    fallback: 'fixed:MLT',
    scope: 'server',
    shape: /^(fixed:[A-Z]{3}|header:[A-Za-z][A-Za-z0-9-]{0,60})$/,
    allowed: 'fixed: and a three-letter country code (fixed:MLT), or header: and a header name (header:X-Country)',
  }),
  'country.trustedProxies': list({
    about: 'Addresses or networks of proxies whose headers are believed; without one a header as country source is refused at start',
    fallback: [],
    scope: 'server',
    item: { test: isNetwork },
    items: 'IP addresses or networks, such as 10.0.0.0/8',
  }),
  'country.appliedRules': record({
    about: 'The country rules applied to a country\'s players where they are not its own, e.g. {"IMN": "GBR"}',
    fallback: {},
    scope: 'server',
    names: alpha3,
    of: shapedText({ about: '', fallback: '', scope: 'server', shape: alpha3, allowed: 'a three-letter country code' }),
  }),
  'fe.allowedCountries': list({
    about: 'Countries that may use the site; others go to /blocked. Empty: every country',
    fallback: [],
    scope: 'page',
    item: alpha3,
    items: countries,
  }),
  'be.countryBlacklist': list({
    about:
      'Countries in which nobody can register (error 108); where nothing is set, North Korea and Iran. Your own list takes the place of these, so name them again in it',
    // Countries under the FATF's call for counter-measures (High-Risk Jurisdictions subject to a Call for Action,
    // October 2025): https://www.fatf-gafi.org/en/topics/high-risk-and-other-monitored-jurisdictions.html
    fallback: ['PRK', 'IRN'],
    scope: 'server',
    item: alpha3,
    items: countries,
  }),
  languages: list({
    about: 'Languages offered, the first being shown first',
    fallback: ['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'],
    scope: 'page',
    item: languageCode,
    items: 'language codes, such as en or pt_br',
    least: 1,
  }),
  language: shapedText({
    about: 'Language without a prefix in addresses',
    fallback: 'en',
    scope: 'page',
    shape: languageCode,
    allowed: 'a language code, such as en or pt_br',
  }),
  currencies: list({
    about: 'Currencies that a player can choose',
    fallback: ['EUR', 'SEK', 'GBP', 'USD'],
    scope: 'page',
    item: /^(?:[A-Z]{3}|mBTC|µBTC)$/,
    items: 'currency codes, such as EUR',
    least: 1,
  }),

  'fe.mainMenu': list({
    about: 'Entries of the main menu, in their order',
    fallback: ['home', 'liveCasino', 'sports', 'poker', 'promotions', 'fairness'],
    scope: 'page',
    item: /^(?:home|liveCasino|sports|bingo|poker|promotions|comingSoon|fairness)$/,
    items: 'home, liveCasino, sports, bingo, poker, promotions, comingSoon or fairness',
  }),
  'fe.bettingPath': path({ about: 'Where the betting page is', fallback: '/betting', scope: 'page' }),
  'fe.bettingHistoryPath': path({ about: 'Where the betting history is; logged in only', fallback: '/betting-history', scope: 'page' }),
  'fe.bingoPath': path({ about: 'Where the bingo page is', fallback: '/bingo', scope: 'page' }),
  'fe.parlaybayPath': path({ about: 'Where the parlay page is', fallback: '/parlay', scope: 'page' }),
  'fe.pokerPath': path({ about: 'Where the poker page is', fallback: '/poker-room', scope: 'page' }),
  'fe.sportsProviderPath': path({ about: "Where the first sports provider's page is", fallback: '/sports', scope: 'page' }),
  'fe.secondSportsProviderPath': path({ about: "Where the second sports provider's page is", fallback: '/sports-live', scope: 'page' }),
  'fe.providerPath': path({ about: 'Where the provider page is', fallback: '/provider', scope: 'page' }),
  'fe.limitContactPointUrl': path({
    about: 'Where a player asks for a higher limit',
    fallback: '/contact-point',
    scope: 'page',
    orUrl: true,
  }),

  'fe.utils.gtm.id': text({ about: 'Tag manager; empty: none is loaded', fallback: '', scope: 'page', max: 30 }),
  'fe.utils.gtm.scriptUrl': url({
    about: "Where the tag manager's script is loaded from",
    fallback: 'https://www.googletagmanager.com/gtm.js',
    scope: 'page',
  }),
  'fe.utils.liveChat.license': text({ about: 'Licence of the live chat; empty: no chat', fallback: '', scope: 'page', max: 60 }),
  'fe.utils.liveChat.scriptUrl': url({
    about: "Where the live chat's script is loaded from",
    fallback: 'https://cdn.livechatinc.com/tracking.js',
    scope: 'page',
  }),
  'fe.errorReporting.url': url({
    about: "Where crashes are reported besides the server's log, as a Sentry DSN; empty: nowhere",
    fallback: '',
    scope: 'server',
  }),
  'fe.errorReporting.tracesPercent': integer({ about: 'Share of traces that are sampled', fallback: 100, scope: 'page', min: 0, max: 100 }),
  'fe.errorReporting.replaysPercent': integer({
    about: 'Share of replays that are sampled; none are recorded, whatever it says',
    fallback: 100,
    scope: 'page',
    min: 0,
    max: 100,
  }),
  'fe.facebook.sdkVersion': shapedText({
    about: 'Version of the Facebook SDK',
    fallback: '12.0',
    scope: 'page',
    shape: /^\d{1,3}\.\d{1,3}$/,
    allowed: 'a version, such as 12.0',
  }),
  'fe.sweden.exclusionRegisterUrl': url({
    about: 'The national exclusion register that Spelpaus opens',
    fallback: 'https://www.spelpaus.se',
    scope: 'page',
  }),
  'fe.sweden.selfAssessmentUrl': url({
    about: 'The self-assessment that Självtest opens',
    fallback: 'https://www.spelinspektionen.se/spelproblem/sjalvtest',
    scope: 'page',
  }),
  'fe.sweden.counterScriptUrl': url({
    about: 'Counts each opening of the self-assessment; empty: nothing is counted',
    fallback: '',
    scope: 'page',
  }),
  'fe.sweden.siteId': text({ about: 'siteId of the counter', fallback: '', scope: 'page', max: 60 }),
  'fe.sweden.siteName': text({ about: 'siteName of the counter', fallback: '', scope: 'page', max: 60 }),
  'fe.phone.fallbackCountry': shapedText({
    about: 'Country shown in the phone field where nothing else says one',
    fallback: 'NLD',
    scope: 'page',
    shape: alpha3,
    allowed: 'a three-letter country code',
  }),

  'fe.notifications.autoHideSec': integer({
    about: 'After how long an ordinary notice goes away',
    fallback: 5,
    scope: 'page',
    min: 1,
    max: 600,
  }),
  'be.webPush.services': list({
    about: 'Hosts of the push services that browsers use; notices go to them and to names below them',
    fallback: ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'],
    scope: 'server',
    item: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    items: 'host names',
  }),
  'fe.balanceDropdown.promo': flag({ about: 'The balance shows promo money', fallback: true, scope: 'page' }),
  'fe.balanceDropdown.bettingBonus': flag({ about: 'The balance shows the sports bonus', fallback: false, scope: 'page' }),
  'fe.balanceDropdown.liveCasinoBonus': flag({ about: 'The balance shows the live casino bonus', fallback: false, scope: 'page' }),
  'fe.balanceDropdown.cashBack': flag({ about: 'The balance shows cashback', fallback: false, scope: 'page' }),
  'fe.balanceDropdown.freeSpins': flag({ about: 'The balance shows the count of free spins', fallback: true, scope: 'page' }),
  'fe.balanceDropdown.savingCash': flag({ about: 'The balance shows saving cash', fallback: false, scope: 'page' }),
  'fe.balanceDropdown.awardPoints': flag({ about: 'The balance shows award points', fallback: false, scope: 'page' }),
  'fe.balanceDropdown.turnover': flag({ about: 'The balance shows the wagering requirement', fallback: true, scope: 'page' }),
  'fe.loyalty.enabled': flag({ about: 'There is a loyalty programme', fallback: false, scope: 'page' }),
  'fe.tournaments.blocked': flag({ about: 'There are no tournaments', fallback: true, scope: 'page' }),
  'fe.deviceType': oneOf({
    about: 'How a device is told: from its browser, or always the same one',
    fallback: 'auto',
    scope: 'server',
    words: ['auto', '0', '1', '2'],
  }),
}
