import { listAnchors } from '../../../base/audit/list-anchors.ts'
import { verifyAudit } from '../../../base/audit/verify-audit.ts'
import type { House } from '../../../base/house.ts'
import type { Command, Said } from '../frame/command.ts'

/** Commands about the audit log and the access log. They run on the machine itself, as they need its keys. */
export const auditCommands: Command[] = [
  {
    words: 'audit verify',
    takes: '',
    about: 'walks audit log and access log with their sealed reasons and anchors, and says what it looked at and what is wrong',
    run: verify,
  },
  {
    words: 'audit anchors',
    takes: '',
    about: 'how the two logs ended on each day, signed, and the public key to check that with',
    run: anchors,
  },
]

async function verify(house: House): Promise<Said> {
  const verdicts = await verifyAudit(house)
  const faults = verdicts.flatMap((verdict) => verdict.faults)
  return {
    value: verdicts,
    wrong: faults.length > 0,
    lines: [
      ...verdicts.map(
        ({ check, looked, of, faults: found }) => `${found.length === 0 ? 'ok   ' : 'WRONG'} ${check}: looked at ${looked} ${of}`,
      ),
      ...faults,
      ...verdicts.flatMap(({ notes }) => notes),
      ...(house.env.auditAnchor ? [] : ['AUDIT_ANCHOR names no file, so no anchors outside of the database were compared.']),
      faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults.`,
    ],
  }
}

async function anchors(house: House): Promise<Said> {
  const { anchors: made, key } = await listAnchors(house)
  return {
    value: { key: key?.id ?? null, publicKey: key?.publicKey ?? null, anchors: made },
    lines: [
      ...made.map(({ day, audit, access, signature }) =>
        [day, `audit ${audit.place} ${audit.hash}`, `access ${access.place} ${access.hash}`, `signed ${signature}`].join('  '),
      ),
      ...(made.length === 0 ? ['There is no anchor yet: the first is made on the day after the first entry.'] : []),
      key ? `Key ${key.id}, Ed25519 public key ${key.publicKey}` : 'There is no key: without AUDIT_KEY no anchors are made.',
    ],
  }
}
