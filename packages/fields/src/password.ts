/** The least length of a password of any kind, in letters. */
const shortestOfAnyKind = 8

/** What a new password needs by the setting `password.rule`: the key of its hint, and its least length. */
export const passwordNeeds = (rule: unknown, minLength: number) =>
  rule === 'strict'
    ? ({ hint: 'field.hint.passwordLength', number: Math.max(shortestOfAnyKind, minLength) } as const)
    : ({ hint: 'field.hint.password', number: minLength } as const)
