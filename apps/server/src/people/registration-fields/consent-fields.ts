import { statements } from '@fairhouse/fields/lists/options.ts'
import { rule, type Asked, type Describe } from './asked.ts'

/** Boxes that must be ticked, by the subject of their message. */
const compulsory = {
  ageChecked: 'age',
  policyChecked: 'policy',
  ageAndPolicyChecked: 'agePolicy',
  privacyPolicyChecked: 'privacy',
  contractNotesChecked: 'statement',
}
/** The documents a consent refers to, by page name. */
export const documentsOf: Readonly<Record<string, string[]>> = {
  policyChecked: ['terms-conditions'],
  ageAndPolicyChecked: ['terms-conditions'],
  privacyPolicyChecked: ['privacy-policy'],
  statementPrivacy: ['privacy-policy'],
  contractNotesChecked: ['terms-conditions'],
}
/** Optional boxes; none is ticked beforehand. `publicPerson` is a statement about oneself, stored like a consent. */
const free = ['receiveEmail', 'receiveSms', 'receiveEmailAndSms', 'publicPerson']

const must =
  (what: string): Describe =>
  ({ minAge }: Asked, name) => ({
    name,
    kind: 'checkbox',
    value: 'false',
    ...(documentsOf[name] ? { documents: documentsOf[name] } : {}),
    hintValues: { number: minAge },
    rules: [rule('mustConfirm', { what, number: minAge })],
  })
const may: Describe = (_, name) => ({ name, kind: 'checkbox', value: 'false', optional: true, rules: [] })

/** Fields for what a player agrees to, declines or states while registering. */
export const consentFields: Record<string, Describe> = {
  ...Object.fromEntries(Object.entries(compulsory).map(([name, what]) => [name, must(what)])),
  ...Object.fromEntries(statements.map((name) => [name, must('statement')])),
  ...Object.fromEntries(free.map((name) => [name, may])),
}

/** Fields whose answers are stored as consents, not as personal data. */
export const consentNames: readonly string[] = [...Object.keys(consentFields), 'campaignsEnabled']
