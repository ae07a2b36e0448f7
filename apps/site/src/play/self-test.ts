/** The self-test's questions, by their message keys. */
export const questions = ['more', 'chase', 'borrow', 'hide', 'mood', 'stop', 'duties', 'worry', 'criticised'] as const
/** How often something happens, from never to almost always; the index is the number of points. */
export const frequencies = ['never', 'sometimes', 'often', 'always'] as const

/** The result: fine, worth watching, time to act, or time to stop and talk to somebody. */
export type Reading = 'well' | 'watch' | 'act' | 'stop'

/** Scores the answers, 0 to 3 points each; undefined until all are given. */
export function readingOf(answers: Readonly<Record<string, number>>): Reading | undefined {
  const points = questions.map((question) => answers[question])
  if (points.some((one) => one === undefined)) return undefined
  const sum = points.reduce<number>((all, one) => all + (one ?? 0), 0)
  return sum === 0 ? 'well' : sum <= 2 ? 'watch' : sum <= 7 ? 'act' : 'stop'
}
