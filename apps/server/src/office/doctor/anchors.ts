import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('audit log')
const page = 'docs/operate/audit.md'

/** Checks that the audit log's anchors are signed, and handed out to where the database's owner does not write. */
export async function examineAnchors({ house: { env }, mode }: Patient): Promise<Finding[]> {
  if (env.auditKey === '')
    return [warning('There is no key to sign anchors of the audit log with.', `Start the servers with AUDIT_KEY; see ${page}.`)]
  if (env.auditAnchor === '') {
    const says = 'The anchors of the audit log are in the database alone: whoever may rewrite the log may take them out.'
    return mode === 'live' ? [warning(says, `Let AUDIT_ANCHOR name a file on another disk; see ${page}.`)] : [ok(says)]
  }
  if (await mayWrite(env.auditAnchor)) return [ok(`Each day's anchor of the audit log goes to ${env.auditAnchor}.`)]
  return [wrong(`Anchors of the audit log cannot be written to ${env.auditAnchor}.`, 'Give the folder to the user of the server.')]
}

/** A file that does not exist yet needs a folder to be made in. */
async function mayWrite(path: string): Promise<boolean> {
  const may = (one: string) =>
    access(one, constants.W_OK).then(
      () => true,
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : false),
    )
  return (await may(path)) ?? (await may(dirname(path))) ?? false
}
