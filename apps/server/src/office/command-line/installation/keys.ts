import { createSecretKey, randomBytes } from 'node:crypto'
import { writeAudit } from '../../../base/audit/audit.sql.ts'
import type { House } from '../../../base/house.ts'
import { writeSealingKey } from '../../../base/installation/installation.sql.ts'
import { digestsOf, probeOf } from '../../../base/installation/keys-of-installation.ts'
import { formats, keyIdOf } from '../../../base/keys/personal-data.ts'
import { countSeals } from '../../../base/key-rotation/seal-again.sql.ts'
import { sealAllAgain } from '../../../base/key-rotation/seal-again.ts'
import { sealedColumns } from '../../../base/key-rotation/sealed-columns.ts'
import { Wrong, type Command, type Said } from '../frame/command.ts'
import { findSecrets, writeSecrets, type Addresses, type KnownSecrets } from '../frame/running.ts'

export const keyCommands: Command[] = [
  { words: 'keys status', takes: '', about: 'which keys of the house there are, and how much each has sealed', run: status },
  { words: 'keys add', takes: '', about: 'makes the key that is to seal next; every server is restarted before it does', run: add },
  {
    words: 'keys rotate',
    takes: '',
    about: 'has the new key seal, seals what older ones have sealed again, and says whether they may go',
    run: rotate,
  },
  { words: 'keys drop', takes: '', about: 'takes older keys out of secrets.json, once nothing is sealed with them', run: drop },
]

const nameOf = (hex: string) => keyIdOf(createSecretKey(hex, 'hex'))

/** Counts sealed values by key; `unbound`: sealed by an older release, bound to no row. */
async function countByKey(house: House): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  for (const one of sealedColumns)
    for (const { format, keyId, count } of await countSeals(house.db, one)) {
      const name = format === formats.unbound ? 'unbound' : keyId
      // Text that only resembles a sealed value has no key.
      if (name && !(one.asText && format === formats.unbound)) counted.set(name, (counted.get(name) ?? 0) + count)
    }
  return counted
}

async function status(house: House): Promise<Said> {
  const { fieldKey = '', nextFieldKey, olderFieldKeys = [] } = findSecrets(process.env)
  const counted = await countByKey(house)
  const keys = [
    ...(fieldKey ? [{ key: nameOf(fieldKey), is: 'seals' }] : []),
    ...(nextFieldKey ? [{ key: nameOf(nextFieldKey), is: 'is to seal next' }] : []),
    ...olderFieldKeys.map((key) => ({ key: nameOf(key), is: 'is older' })),
  ].map((one) => ({ ...one, sealed: counted.get(one.key) ?? 0 }))
  const unbound = counted.get('unbound') ?? 0
  return {
    value: { keys, unbound },
    lines: [
      ...keys.map(({ key, is, sealed }) => `${key}  ${is}; ${sealed} values are sealed with it`),
      ...(unbound > 0 ? [`${unbound} values of an older release are still to be bound to their rows`] : []),
    ],
  }
}

function known(): KnownSecrets {
  const secrets = findSecrets(process.env)
  if (!secrets.fieldKey) throw new Wrong('There is no secrets.json here. Set DATA_DIR to the data folder of the installation.')
  return secrets
}

async function add(): Promise<Said> {
  const secrets = known()
  if (secrets.nextFieldKey)
    throw new Wrong(`A key waits already (${nameOf(secrets.nextFieldKey)}). Restart every server, then run "fairhouse keys rotate".`)
  const nextFieldKey = randomBytes(32).toString('hex')
  writeSecrets(process.env, Object.assign(secrets, { nextFieldKey }))
  return {
    value: { key: nameOf(nextFieldKey) },
    lines: [
      `Key ${nameOf(nextFieldKey)} stands in secrets.json. Keep a copy of that file, give it to every server, restart them, then run "fairhouse keys rotate".`,
    ],
  }
}

async function rotate(house: House, _: string[], __: Record<string, string>, { owner }: Addresses): Promise<Said> {
  const secrets = known()
  if (secrets.nextFieldKey) await beginWith(house, secrets, secrets.nextFieldKey, owner)
  const { again, unreadable } = await sealAllAgain(house)
  const older = known().olderFieldKeys ?? []
  const left = await leftWith(house, older)
  await writeAudit(house.db, {
    at: house.clock.now(),
    actor: 'operator:command line',
    action: 'keys.rotate',
    details: { key: house.personal.keyId(), again, left, unreadable: unreadable.length },
  })
  const mayGo = older.length > 0 && left === 0
  return {
    value: { key: house.personal.keyId(), again, left, unreadable, mayGo },
    wrong: unreadable.length > 0,
    lines: [
      `Key ${house.personal.keyId()} seals. ${again} values were sealed again.`,
      ...unreadable.map((place) => `${place} cannot be read`),
      ...(older.length === 0 ? ['There is no older key.'] : []),
      ...(mayGo ? ['Nothing is sealed with an older key any more: "fairhouse keys drop" takes it out of secrets.json.'] : []),
      ...(left > 0 ? [`${left} values are still sealed with an older key. Run this again before it goes.`] : []),
    ],
  }
}

/** Switches the sealing key in the database first: servers started from now on find it with either file. */
async function beginWith(house: House, secrets: KnownSecrets, next: string, owner: string): Promise<void> {
  const fieldKey = createSecretKey(next, 'hex')
  const keys = { ...house.env, fieldKey }
  await writeSealingKey(owner, keyIdOf(fieldKey), { fieldKey: digestsOf(keys).fieldKey ?? '' }, probeOf(keys))
  house.personal.sealWith(keyIdOf(fieldKey))
  const { nextFieldKey: _, fieldKey: before = '', olderFieldKeys = [], ...others } = secrets
  writeSecrets(process.env, Object.assign(others, { fieldKey: next, olderFieldKeys: [before, ...olderFieldKeys] }) as KnownSecrets) // same type as the file
}

async function leftWith(house: House, older: readonly string[]): Promise<number> {
  const counted = await countByKey(house)
  return ['unbound', ...older.map(nameOf)].reduce((sum, name) => sum + (counted.get(name) ?? 0), 0)
}

async function drop(house: House): Promise<Said> {
  const { olderFieldKeys = [], ...others } = known()
  if (olderFieldKeys.length === 0) throw new Wrong('There is no older key.')
  const left = await leftWith(house, olderFieldKeys)
  if (left > 0) throw new Wrong(`${left} values are still sealed with an older key. Run "fairhouse keys rotate" first.`)
  writeSecrets(process.env, others)
  await writeAudit(house.db, {
    at: house.clock.now(),
    actor: 'operator:command line',
    action: 'keys.drop',
    details: { keys: olderFieldKeys.map(nameOf) },
  })
  const value = { dropped: olderFieldKeys.map(nameOf) }
  return {
    value,
    lines: [
      `${value.dropped.join(', ')} went out of secrets.json. Restart the servers. Backups from before the rotation open with a copy of the key only: destroy it where they are not to be read any more.`,
    ],
  }
}
