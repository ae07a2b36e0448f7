import { flag, integer, list, listOut, oneOf, record, shapedText, text } from '../definition/setting.ts'

/** Settings of deposits and withdrawals. */
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
  'be.bonus.givenAlone': record({
    about:
      'Up to which worth one person of the staff may give a player a bonus, by currency; above it, and in other currencies, a second one agrees: {"EUR": "10.00"}',
    fallback: { EUR: '10.00', GBP: '10.00', SEK: '100.00', DKK: '75.00', NOK: '100.00' },
    scope: 'server',
    of: shapedText({ about: '', fallback: '10.00', scope: 'server', shape: /^\d{1,9}(\.\d{1,4})?$/, allowed: 'a decimal number' }),
  }),
  'be.debt.recovery': oneOf({
    about:
      "What becomes of a debt that a refund or a chargeback has left when its player's next deposit is credited: nextDeposit pays it from that deposit, never waits for a person",
    fallback: 'nextDeposit',
    scope: 'server',
    words: ['nextDeposit', 'never'],
  }),
  requireLimitBeforeDeposit: listOut({
    about: "What waits until limits are set, where the country's rules ask for limits",
    fallback: ['deposit'],
    scope: 'page',
    words: ['deposit', 'play', 'withdrawal'],
  }),
  'deposit.paymentDetailsVerification': flag({
    about: 'Players are asked to have their payment details confirmed by a document',
    fallback: false,
    scope: 'server',
  }),
  'deposit.documentLimit': record({
    about: 'How much a player may deposit in all, by currency, before it is known who they are (error 128): {"EUR": "2000.00"}',
    fallback: {},
    scope: 'server',
    of: shapedText({ about: '', fallback: '2000.00', scope: 'server', shape: /^\d{1,9}(\.\d{1,4})?$/, allowed: 'a decimal number' }),
  }),
  'paymentDetails.needed': record({
    about: 'Before what a player must have given name and IBAN (error 251), by country: {"NLD": ["deposit"]}; * is for every other one',
    fallback: {},
    scope: 'server',
    names: /^([A-Z]{3}|\*)$/,
    of: listOut({ about: '', fallback: [], scope: 'server', words: ['deposit', 'withdraw', 'play'] }),
  }),
  'paymentDetails.depositNeeded': record({
    about:
      'What waits for a deposit from the IBAN that a player has given (error 254), by country: {"NLD": ["withdraw"]}; * is for every other one',
    fallback: {},
    scope: 'server',
    names: /^([A-Z]{3}|\*)$/,
    of: listOut({ about: '', fallback: [], scope: 'server', words: ['withdraw', 'play'] }),
  }),
  'paymentDetails.pauseHours': integer({
    about: 'How long nothing is paid out after a player has put another account in the place of theirs (error 126)',
    fallback: 24,
    scope: 'server',
    min: 0,
    max: 720,
  }),
  'deposit.askPassword': flag({
    about: 'A player who has a password confirms each deposit with it',
    fallback: false,
    scope: 'server',
  }),
  'walletButton.environment': oneOf({
    about: "What a phone's wallet is told of this installation",
    fallback: 'TEST',
    scope: 'page',
    words: ['TEST', 'PRODUCTION'],
  }),
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
  'deposit.rates': record({
    about:
      'What one unit of a currency is worth in one and the same currency, for deposits in another currency than the account: {"EUR": "1", "SEK": "0.0875"}',
    fallback: {
      EUR: '1',
      GBP: '1.15',
      USD: '0.86',
      SEK: '0.0875',
      NOK: '0.085',
      DKK: '0.134',
      PLN: '0.235',
      CZK: '0.04',
      HUF: '0.0026',
      RON: '0.197',
      CHF: '1.07',
      CAD: '0.61',
      AUD: '0.56',
      NZD: '0.49',
      BRL: '0.16',
      MXN: '0.046',
    },
    scope: 'server',
    of: shapedText({ about: '', fallback: '1', scope: 'server', shape: /^\d{1,9}(\.\d{1,10})?$/, allowed: 'a decimal number' }),
  }),
  'withdrawal.minAmount': record({
    about: 'The least that can be withdrawn, by currency, where a way to pay says nothing else',
    fallback: { EUR: '10.00', GBP: '10.00', USD: '10.00', SEK: '100.00', NOK: '100.00', DKK: '75.00' },
    scope: 'server',
    of: shapedText({ about: '', fallback: '10.00', scope: 'server', shape: /^\d{1,9}(\.\d{1,4})?$/, allowed: 'a decimal number' }),
  }),
  'withdrawal.maxAmount': record({
    about:
      'The most that can be withdrawn at once, by currency, where a way to pay says nothing else; without one only the balance bounds it',
    fallback: {},
    scope: 'server',
    of: shapedText({ about: '', fallback: '10000.00', scope: 'server', shape: /^\d{1,9}(\.\d{1,4})?$/, allowed: 'a decimal number' }),
  }),
  'deposit.fundsProtection': oneOf({
    about:
      "How far players' money is protected should the company fail, by the three levels of the British regulator: said at the deposit form where the country's rules ask for it. What is said has to be what the terms and the accounts are",
    fallback: 'notProtected',
    scope: 'server',
    words: ['notProtected', 'medium', 'high'],
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
