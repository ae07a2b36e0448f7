/** Every refusal of the office, by name: its number, HTTP status, and the condition in a sentence for the API's description. */
export const officeErrors = {
  notFound: { code: 9400, status: 404, about: 'There is no such call or thing, or nobody is signed in' },
  notAllowed: { code: 9401, status: 403, about: 'A permission is missing: errorDetails names it, and the roles that have it' },
  aboveBound: { code: 9402, status: 403, about: 'The permission does not reach this far: errorDetails has the bound' },
  outOfReach: { code: 9403, status: 403, about: 'It is about the colleague themselves, or their household' },
  locked: { code: 9404, status: 423, about: 'The session is locked, and opens by the passkey' },
  checkFields: { code: 9405, status: 422, about: 'Fields are wrong: errorDetails.fields names each with its rule' },
  reasonNeeded: { code: 9406, status: 422, about: 'A reason of 10 to 500 characters is needed' },
  stepUpNeeded: { code: 9407, status: 409, about: 'A passkey must sign this act: POST /office/step-up' },
  signatureWrong: { code: 9408, status: 409, about: 'The signature is not of this act, was used before, or came too late' },
  secondNeeded: {
    code: 9409,
    status: 409,
    about: 'The act is a change request now, which errorDetails.request names: somebody else decides',
  },
  moved: { code: 9410, status: 409, about: 'What was looked at has changed meanwhile: errorDetails.moved says what' },
  decidedBefore: { code: 9411, status: 409, about: 'It was decided already: errorDetails says how and by whom' },
  ownRequest: {
    code: 9412,
    status: 403,
    about: 'Whoever asked for a change does not decide it, nor who touched its subject in the last day',
  },
  signInFailed: { code: 9413, status: 401, about: 'The passkey is unknown, or does not prove who holds it' },
  tooManyTries: { code: 9414, status: 429, about: 'Three tries failed: signing in is closed until expireTimestamp' },
  linkOver: { code: 9415, status: 410, about: 'The link was used, or its time is over' },
  mayNot: { code: 9416, status: 409, about: 'The house does not allow it as things stand: errorSubMessage says why' },
  wrongOrigin: { code: 9417, status: 403, about: 'The call does not come from the office itself' },
  tooManyCalls: { code: 9418, status: 429, about: 'More calls came from one network in a minute than people make' },
  taken: { code: 9419, status: 409, about: 'A colleague works on it now: errorDetails.worker says who' },
  directoryRefused: { code: 9430, status: 403, about: 'The directory signs nobody in this time: errorDetails.why says why' },
  officeOnly: { code: 9420, status: 403, about: 'The command line does not make this call: it is made in the office, in a browser' },
  codeOver: { code: 9421, status: 410, about: 'The code is wrong or was used, or its time is over' },
  ownSignatureNeeded: {
    code: 9422,
    status: 409,
    about: 'The command line has no passkey: the act waits in the office for the one of whoever asked, as errorDetails.request',
  },
  failed: { code: 9500, status: 500, about: 'Something failed on our side; nothing was changed' },
  away: { code: 9503, status: 503, about: 'The database is away for a moment; the same call may be sent again' },
} as const
export type OfficeErrorName = keyof typeof officeErrors

/** What any call may answer. */
export const everywhere: readonly OfficeErrorName[] = [
  'notFound',
  'notAllowed',
  'locked',
  'checkFields',
  'wrongOrigin',
  'tooManyCalls',
  'officeOnly',
  'ownSignatureNeeded',
  'failed',
  'away',
]
