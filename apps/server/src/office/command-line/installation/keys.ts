import { addKey } from '../../../base/key-rotation/add-key.ts'
import { dropKeys } from '../../../base/key-rotation/drop-keys.ts'
import type { KeyFile } from '../../../base/key-rotation/key-file.ts'
import { readKeys } from '../../../base/key-rotation/keys-in-use.ts'
import { rotateKeys } from '../../../base/key-rotation/rotate-keys.ts'
import type { House } from '../../../base/house.ts'
import { actorOf } from '../frame/actor.ts'
import { Wrong, type Command, type Said } from '../frame/command.ts'
import { keyFileOf, type Addresses } from '../frame/running.ts'

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

function fileHere(): KeyFile {
  const file = keyFileOf(process.env)
  if (!file.read().fieldKey) throw new Wrong('There is no secrets.json here. Set DATA_DIR to the data folder of the installation.')
  return file
}

async function status(house: House): Promise<Said> {
  const value = await readKeys(house, keyFileOf(process.env).read())
  return {
    value,
    lines: [
      ...value.keys.map(({ key, is, sealed }) => `${key}  ${is}; ${sealed} values are sealed with it`),
      ...(value.unbound > 0 ? [`${value.unbound} values of an older release are still to be bound to their rows`] : []),
    ],
  }
}

async function add(house: House, _: string[], options: Record<string, string>): Promise<Said> {
  const { key, waits } = await addKey(house, fileHere(), actorOf(options))
  if (waits) throw new Wrong(`A key waits already (${key}). Restart every server, then run "fairhouse keys rotate".`)
  return {
    value: { key },
    lines: [
      `Key ${key} stands in secrets.json. Keep a copy of that file, give it to every server, restart them, then run "fairhouse keys rotate".`,
    ],
  }
}

async function rotate(house: House, _: string[], options: Record<string, string>, { owner }: Addresses): Promise<Said> {
  const { key, again, left, unreadable, older } = await rotateKeys(house, { file: fileHere(), owner }, actorOf(options))
  const mayGo = older > 0 && left === 0
  return {
    value: { key, again, left, unreadable, mayGo },
    wrong: unreadable.length > 0,
    lines: [
      `Key ${key} seals. ${again} values were sealed again.`,
      ...unreadable.map((place) => `${place} cannot be read`),
      ...(older === 0 ? ['There is no older key.'] : []),
      ...(mayGo ? ['Nothing is sealed with an older key any more: "fairhouse keys drop" takes it out of secrets.json.'] : []),
      ...(left > 0 ? [`${left} values are still sealed with an older key. Run this again before it goes.`] : []),
    ],
  }
}

async function drop(house: House, _: string[], options: Record<string, string>): Promise<Said> {
  const value = await dropKeys(house, fileHere(), actorOf(options))
  if ('left' in value) throw new Wrong(`${value.left} values are still sealed with an older key. Run "fairhouse keys rotate" first.`)
  if (value.dropped.length === 0) throw new Wrong('There is no older key.')
  return {
    value,
    lines: [
      `${value.dropped.join(', ')} went out of secrets.json. Restart the servers. Backups from before the rotation open with a copy of the key only: destroy it where they are not to be read any more.`,
    ],
  }
}
