import { describe, test } from 'vitest'
import { acts } from './acts.ts'
import { finds } from './test-project.ts'

describe('acts', () => {
  const command = 'apps/server/src/office/command-line/players/freeze.ts'
  const statement = 'export const readFrozen = 1\n'
  test('find a command that reads the database by itself; its test may', () =>
    finds(
      acts,
      {
        [command]: "export { readFrozen } from '../../../people/freeze.sql.ts'\n",
        'apps/server/src/people/freeze.sql.ts': statement,
      },
      {
        [command]: "import { freeze } from '../../../people/index.ts'\nexport const run = freeze\n",
        'apps/server/src/people/index.ts': 'export const freeze = 1\n',
        'apps/server/src/office/command-line/players/freeze.test.ts': "import '../../../people/freeze.sql.ts'\n",
        'apps/server/src/people/freeze.sql.ts': statement,
      },
      /imports \.\.\/\.\.\/\.\.\/people\/freeze\.sql\.ts; call a use case/,
    ))
  test('find a command that writes to the audit', () =>
    finds(
      acts,
      { [command]: "export const run = (writeAudit: (action: string) => void) => writeAudit('player.freeze')\n" },
      {
        [command]: 'export const run = (freeze: () => void) => freeze()\n',
        'apps/server/src/people/freeze.ts': 'export const writeAudit = 1\n',
      },
      /writes to the audit/,
    ))
  test('find a command that opens a transaction', () =>
    finds(
      acts,
      { [command]: 'export const run = (db: { transaction: (work: () => void) => void }) => db.transaction(() => {})\n' },
      { [command]: 'export const run = (freeze: () => void) => freeze()\n' },
      /opens a transaction/,
    ))
})
