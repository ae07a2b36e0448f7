/** The questions of the self-test, by their key in the texts. */
export const questions = ['more', 'chase', 'borrow', 'hide', 'mood', 'stop', 'duties', 'worry', 'criticised'] as const
/** How often something happens, from never to almost always; the position is the number of points. */
export const frequencies = ['never', 'sometimes', 'often', 'always'] as const

/** The reading of the answers: fine, worth watching, a reason to act, or a reason to stop and talk to somebody. */
export type Reading = 'well' | 'watch' | 'act' | 'stop'

/** Reads the answers, each a number of points from 0 to 3; nothing until all are there. */
export function readingOf(answers: Readonly<Record<string, number>>): Reading | undefined {
  const points = questions.map((question) => answers[question])
  if (points.some((one) => one === undefined)) return undefined
  const sum = points.reduce<number>((all, one) => all + (one ?? 0), 0)
  return sum === 0 ? 'well' : sum <= 2 ? 'watch' : sum <= 7 ? 'act' : 'stop'
}
