/** A hash that is worth its name costs 30 ms; where it is not the subject, tests spend this. */
export const cheapPasswords = { memoryKib: 64, passes: 1 }
