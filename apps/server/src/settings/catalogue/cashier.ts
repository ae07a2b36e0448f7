import { flag, integer, list, listOut, record, shapedText, text } from '../setting.ts'

/** Paying in and out. */
export const cashier = {
  'deposit.useIFrame': flag({
    about: 'The page of a payment or identification service opens in a frame; off: as the page itself',
    fallback: true,
    scope: 'page',
  }),
  'deposit.framelessOnMobile': list({
    about: 'Payment and identification services whose pages do not work in a frame of a phone or tablet, by the name of their adapter',
    fallback: [],
    scope: 'server',
  }),
  'depositForm.waitingForAnswerSec': integer({
    about: "How long a deposit's status is asked",
    fallback: 300,
    scope: 'page',
    min: 5,
    max: 3600,
  }),
  'resumeForm.waitingForAnswerSec': integer({
    about: "How long a resumed payment's status is asked",
    fallback: 300,
    scope: 'page',
    min: 5,
    max: 3600,
  }),
  paymentMethodsListLength: integer({
    about: 'Rows of the method list before it scrolls; never more than 10 are shown',
    fallback: 5,
    scope: 'page',
    min: 1,
    max: 100,
  }),
  requireLimitBeforeDeposit: listOut({
    about: "What waits until limits are set, where the country's rules ask for limits",
    fallback: ['deposit'],
    scope: 'page',
    words: ['deposit', 'play', 'withdrawal'],
  }),
  'deposit.framelessProviders': list({ about: 'Providers that have no frame on phones', fallback: [], scope: 'page' }),
  'deposit.payAndPlayCountries': list({
    about: 'Countries with pay-and-play',
    fallback: [],
    scope: 'page',
    item: /^[A-Z]{3}$/,
    items: 'three-letter country codes, such as SWE',
  }),
  'deposit.payAndPlayCurrencies': record({
    about: 'In which currency a deposit opens an account, by country; elsewhere the first of `currencies`: {"SWE": "SEK"}',
    fallback: { SWE: 'SEK' },
    scope: 'server',
    of: shapedText({ about: '', fallback: 'EUR', scope: 'server', shape: /^[A-Z]{3,4}$/, allowed: 'a currency code' }),
  }),
  bankLogoUrl: text({
    about: 'Where the logo of a bank is, with {clearinghouse} and {bank}',
    fallback: '/cms/img/banks/{clearinghouse}-{bank}.svg',
    scope: 'page',
  }),
  'deposit.partnerCloseCommand': text({
    about: "What a partner's app is told to close the deposit form; empty: nothing",
    fallback: '',
    scope: 'page',
    max: 200,
  }),
}
