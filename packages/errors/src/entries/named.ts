import type { Entry } from '../error-entry.ts'

/** Errors named by the specification, numbered by us. */
export const namedErrors = {
  expiredVerification: {
    code: 9001,
    httpStatus: 410,
    about: 'The verification expired',
    when: 'nobody answers at a service in time',
    test: 'apps/server/src/knowing/identification/identification.test.ts',
  },
  abortedVerification: {
    code: 9002,
    httpStatus: 409,
    about: 'The verification was given up',
    when: 'somebody refuses at a service, or gives up',
    test: 'apps/server/src/knowing/identification/identification.test.ts',
  },
  idenfyAML: {
    code: 9003,
    httpStatus: 403,
    about: 'Refused by the money-laundering check of the verification',
    when: "iDenfy's money-laundering check has stopped a player, who begins again",
    test: 'apps/server/src/knowing/automatic-validation/validation-results.test.ts',
  },
  sofValidation: {
    code: 9004,
    httpStatus: 400,
    about: 'Source of funds: selectedTypes required',
    when: 'a source of funds is sent without a type',
    test: 'apps/server/src/knowing/documents/source-of-funds.test.ts',
  },
  duplicated: {
    code: 9005,
    httpStatus: 409,
    about: 'Registration: the field in details.name exists already',
    details: ['name', 'fieldName'],
    when: 'a registration with a used address or national id where addresses need not be proven',
    test: 'apps/server/src/people/registration/one-account-per-person.test.ts',
  },
  documentRenewalDuplicated: {
    code: 9006,
    httpStatus: 409,
    about: 'Document renewal: the same document belongs to another player',
    when: 'the token of an address opens nothing, for somebody else has the same document',
    test: 'apps/site/src/identification/entering/titan-token.test.ts',
  },
  limitExceeded: {
    code: 9007,
    httpStatus: 504,
    about: 'The payment was asked about as long as the setting allows',
    when: 'a payment is asked about as long as the setting allows',
    test: 'tests/payments-in-frames.test.ts',
  },
  frameNotSupported: {
    code: 9009,
    httpStatus: 501,
    about: 'A payment asks for a frame that is not there',
    when: 'a payment asks for a frame that is not there',
    test: 'apps/site/src/cashier/deposit/flow/deposit-flow.test.ts',
  },
  maxSize: {
    code: 9008,
    httpStatus: 413,
    about: 'Upload: the file is too big; sizes in MB',
    details: ['size', 'maxSize'],
    when: 'a file of a document is too big',
    test: 'apps/server/src/knowing/documents/upload-document.test.ts',
  },
} as const satisfies Readonly<Record<string, Entry>>
