import { conditions, isWaiting } from '../packages/errors/src/conditions.ts'
import { errorNamed } from '../packages/errors/src/index.ts'
import type { Check } from './check.ts'

/** Every error has a condition with a test that speaks of its number or name, or names the part of the product that it waits for. */
export const errors: Check = {
  name: 'errors',
  floor: 150,
  look: (tree) => {
    const entries = Object.entries(conditions)
    const problems = entries.flatMap(([name, condition]) => {
      if (isWaiting(condition)) return []
      const test = tree.files.find((file) => file.path === condition.test)
      if (!test) return [`${name} names the test ${condition.test}, which is not there`]
      const { code } = errorNamed(name)
      return new RegExp(`\\b${code}\\b|\\b${name}\\b`).test(test.text)
        ? []
        : [`${condition.test} does not speak of ${name} (${code}), of which the table says that it shows it`]
    })
    const parts = Map.groupBy(entries.map(([, condition]) => condition).filter(isWaiting), ({ part }) => part)
    const waiting = [...parts].map(([part, errorsOfPart]) => `${part} ${errorsOfPart.length}`).toSorted()
    const count = entries.filter(([, condition]) => isWaiting(condition)).length
    return {
      looked: entries.length,
      of: 'errors',
      problems,
      notes: [
        `${entries.length - count} are raised by a condition and shown by a test; ${count} wait for their part: ${waiting.join(', ')}`,
      ],
    }
  },
}
