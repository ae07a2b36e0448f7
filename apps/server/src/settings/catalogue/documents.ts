import { flag, integer, list, record, shapedText } from '../definition/setting.ts'

/** Settings of documents that prove identity and source of funds, and how they are checked. */
export const documents = {
  documentUploadingMaxFileSizePerFile: integer({
    about: 'Greatest size of an uploaded file in bytes',
    fallback: 10 * 1_048_576,
    scope: 'page',
    min: 65_536,
    max: 30 * 1_048_576,
  }),
  documentUploadingMaxImageCountPerDocument: integer({
    about: 'Most images of one document',
    fallback: 10,
    scope: 'page',
    min: 1,
    max: 50,
  }),
  documentUploadingAllowedContentType: list({
    about: 'Kinds of files that can be uploaded',
    fallback: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    scope: 'page',
    item: /^[a-z]+\/[a-z0-9.+-]+$/,
    items: 'content types, such as image/png',
  }),
  documentUploadingMaxFileCount: integer({ about: 'Most files sent at once', fallback: 10, scope: 'page', min: 1, max: 50 }),
  'documents.maxBytesAtOnce': integer({
    about: 'Greatest size of all files that are sent at once, in bytes (error 160)',
    fallback: 25 * 1_048_576,
    scope: 'page',
    min: 1_048_576,
    max: 34 * 1_048_576,
  }),
  'documents.maxBytesPerPlayer': integer({
    about: 'How many bytes of files we keep of one player; more are refused (error 160)',
    fallback: 200 * 1_048_576,
    scope: 'server',
    min: 1_048_576,
    max: 100_000 * 1_048_576,
  }),
  'documents.keepYears': integer({
    about: 'How many years documents are kept after the last entry about an account that is closed; then they are removed with their files',
    fallback: 5,
    scope: 'server',
    min: 1,
    max: 50,
  }),
  'documents.requiredSides': record({
    about: 'How many sides of a document are asked for; one where nothing is said',
    fallback: { identificationCard: 2, driversLicence: 2, residencePermit: 2 },
    scope: 'page',
    of: integer({ about: '', fallback: 1, scope: 'page', min: 1, max: 10 }),
  }),
  'be.antivirus.address': shapedText({
    about:
      'Where clamd listens (host:port): every file is checked there before it is kept (errors 274 and 275). Empty: files are kept unchecked',
    fallback: '',
    scope: 'server',
    shape: /^$|^(?:[\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/,
    allowed: 'a host and a port, such as 127.0.0.1:3310, or nothing',
  }),
  'be.antivirus.timeoutSeconds': integer({
    about: 'How long the virus check of one file may take before it counts as away (error 275)',
    fallback: 20,
    scope: 'server',
    min: 1,
    max: 120,
  }),
  'sourceOfFunds.amountRequired': flag({ about: 'Source of funds asks for an amount', fallback: true, scope: 'page' }),
  'sourceOfFunds.fileRequired': flag({ about: 'Source of funds asks for a file', fallback: true, scope: 'page' }),
  'sourceOfFunds.amountVersion': integer({
    about: 'How source of funds asks for amounts: 1 as a number, 2 as a choice of sourceOfFunds.amountRanges',
    fallback: 1,
    scope: 'page',
    min: 1,
    max: 2,
  }),
  'sourceOfFunds.amountRanges': list({
    about: 'The ranges of an amount a month, as start:end; an end that is open is left empty',
    fallback: [':1000', '1000:2000', '2000:5000', '5000:'],
    scope: 'page',
    item: /^(?:\d{1,9}:\d{1,9}|:\d{1,9}|\d{1,9}:)$/,
    items: 'ranges such as 1000:2000, :1000 or 5000:',
  }),
}
