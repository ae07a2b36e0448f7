import { table } from '../packages/errors/src/table.ts'
import { errorNamed } from '../packages/errors/src/index.ts'
import type { Check } from './check.ts'

/** Every error names a test that makes its condition happen, and the test speaks of the error's number or name. */
export const errors: Check = {
  name: 'errors',
  floor: 150,
  look: (tree) => {
    const entries = Object.entries(table)
    const problems = entries.flatMap(([name, entry]) => {
      const test = tree.files.find((file) => file.path === entry.test)
      if (!test) return [`${name} names the test ${entry.test}, which is not there`]
      const { code } = errorNamed(name)
      return new RegExp(`\\b${code}\\b|\\b${name}\\b`).test(test.text)
        ? []
        : [`${entry.test} does not speak of ${name} (${code}), of which the table says that it shows it`]
    })
    return { looked: entries.length, of: 'errors', problems, notes: ['each has a condition, and a test that shows it'] }
  },
}
