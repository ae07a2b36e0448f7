/**
 * Why a document is not accepted, by a code. The player reads `documents.refusal.<code>` in their language; the office
 * says it in a few words as `office-queues.document.refusal.<code>`.
 */
export const documentRefusals = [
  'unreadable',
  'cutOff',
  'sideMissing',
  'expired',
  'tooOld',
  'otherPerson',
  'otherDetails',
  'otherType',
  'altered',
  'notAccepted',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]
