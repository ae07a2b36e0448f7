import type { Entry } from '../error-entry.ts'
import { reasons } from './sample-values.ts'

/** Errors of documents and their files. */
export const documentErrors = {
  fileRefused: {
    code: 160,
    httpStatus: 400,
    about: 'File upload: count, imageCount, size, type or total; pixels, encrypted or active of what is in a file',
    details: ['reason', 'max', 'size', 'maxSize', 'types'],
    when: 'files of a document are too many, too big together, or of a kind that is not taken',
    test: 'apps/server/src/knowing/documents/upload-document.test.ts',
    samples: reasons('count', 'imageCount', 'size', 'type', 'total', 'pixels', 'encrypted', 'active'),
  },
  virusFound: {
    code: 274,
    httpStatus: 400,
    about: 'Virus found',
    when: 'the virus check finds something in a file of a document',
    test: 'apps/server/src/knowing/documents/upload-document.test.ts',
  },
  antivirusUnavailable: {
    code: 275,
    httpStatus: 503,
    about: 'Antivirus unavailable',
    when: 'the virus check that is set does not answer',
    test: 'apps/server/src/knowing/documents/upload-document.test.ts',
  },
  documentRenewalFailed: {
    code: 296,
    httpStatus: 409,
    about: 'Document renewal failed',
    when: 'the token of an address opens nothing, and no error says why',
    test: 'apps/site/src/identification/entering/titan-token.test.ts',
  },
  sourceOfFundsNeeded: {
    code: 234,
    httpStatus: 403,
    about: 'Source of funds confirmation needed',
    when: 'an operator asks for the source of funds',
    test: 'apps/server/src/cashier/holds/holds.test.ts',
  },
  blockedFromTransactions: {
    code: 232,
    httpStatus: 403,
    about: 'Blocked from transactions until documents are here; documents lists which',
    details: ['documents'],
    when: 'an operator wants documents before any money moves',
    test: 'apps/server/src/cashier/holds/holds.test.ts',
    samples: [{}, { errorDetails: { documents: ['passport'] } }],
  },
  uploadFailed: {
    code: 5,
    httpStatus: 400,
    about: 'Upload error: a file did not arrive whole',
    when: 'a file of a document does not arrive whole',
    test: 'apps/server/src/knowing/documents/upload-document.test.ts',
  },
} as const satisfies Readonly<Record<string, Entry>>
