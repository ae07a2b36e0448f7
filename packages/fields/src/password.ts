/** The shortest password under any rule, in characters. */
const shortestOfAnyKind = 8

/** Returns the requirements of the setting `password.rule`: the key of the hint, and the least length. */
export const passwordNeeds = (rule: unknown, minLength: number) =>
  rule === 'strict'
    ? ({ hint: 'field.hint.passwordLength', number: Math.max(shortestOfAnyKind, minLength) } as const)
    : ({ hint: 'field.hint.password', number: minLength } as const)
