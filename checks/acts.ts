import type { Check } from './check.ts'
import { importsOf } from './imports.ts'

const commandLine = 'apps/server/src/office/command-line/'

/**
 * The command line reads arguments, calls use cases and prints. What acts on the house, and the audit of it, stands in
 * the feature that owns it, so that the office can call the same.
 */
export const acts: Check = {
  name: 'acts',
  floor: 20,
  look: (tree) => {
    const commands = tree.files.filter((file) => file.path.startsWith(commandLine) && file.isCode && !file.isTest)
    const problems = [
      ...importsOf({ ...tree, files: commands })
        .filter(({ target }) => target?.endsWith('.sql.ts'))
        .map(({ from, line, spec }) => `${from.path}:${line} imports ${spec}; call a use case of the feature that owns it`),
      ...commands.flatMap((file) =>
        [...file.text.matchAll(/\bwriteAudit\b/g)].map(
          ({ index }) => `${file.path}:${file.lineAt(index)} writes to the audit; the use case that it calls does`,
        ),
      ),
      ...commands.flatMap((file) =>
        [...file.text.matchAll(/\.transaction\(/g)].map(
          ({ index }) => `${file.path}:${file.lineAt(index)} opens a transaction; that is for a use case`,
        ),
      ),
    ]
    return { looked: commands.length, of: 'files', problems }
  },
}
