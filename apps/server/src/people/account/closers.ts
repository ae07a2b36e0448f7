/** Who closes accounts, by the numbers of error 238. */
export const closers: Readonly<Record<string, string>> = {
  0: 'operator',
  1: 'the player',
  2: 'exclusion register',
  3: 'authority',
  5: 'for another account',
  7: 'after a check',
}
