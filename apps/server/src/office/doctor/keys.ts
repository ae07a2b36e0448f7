import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readInstallation } from '../../base/installation/installation.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('keys')

/**
 * Checks that the key file exists and that nobody else can read it. That its keys match the database is checked before
 * any command.
 */
export async function examineKeys({ house, dataDir }: Patient): Promise<Finding[]> {
  const file = join(dataDir, 'secrets.json')
  const found = await stat(file).catch(() => undefined)
  const installation = await readInstallation(house.db)
  if (!found)
    return [
      warning(
        `There is no ${file} here: the keys of personal data are somewhere else.`,
        'Set DATA_DIR to the folder of the server, and keep a copy of its secrets.json apart from the backup of the database.',
      ),
    ]
  const readers = found.mode & 0o077
  if (readers !== 0)
    return [wrong(`${file} can be read by others than its owner (mode ${(found.mode & 0o777).toString(8)}).`, `chmod 600 ${file}`)]
  if (!installation?.keys)
    return [wrong('The database does not know yet which keys it belongs to.', 'Start Fairhouse once by "npm start": it writes that down.')]
  return [ok(`${file} is its owner's alone and holds the keys of this database. Keep a copy of it apart from the backup of the database.`)]
}
