import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentGroups, placeOfType } from '@fairhouse/fields/lists/document-groups.ts'
import type { House } from '../../../base/house.ts'
import { judgeDocument, requestDocuments, withdrawRequests, readWaitingDocuments } from '../../../knowing/document-records/index.ts'
import { readValidations } from '../../../knowing/automatic-validation/index.ts'
import { readSentDocuments, showDocument } from '../../../knowing/documents/index.ts'
import type { PlayerRow } from '../../../people/players/index.ts'
import { actorOf, deciderOf } from '../frame/actor.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { ownerOf, playerIn } from '../frame/player.ts'

type Options = Record<string, string>

/** Commands about players' documents: list, approve, reject, request. */
export const documentCommands: Command[] = [
  { words: 'documents waiting', takes: '', about: 'documents that nobody has decided about, oldest first', run: waiting },
  { words: 'documents list', takes: 'PLAYER', about: 'what a player has sent, and how each stands', run: list },
  {
    words: 'documents show',
    takes: 'PLAYER DOCUMENT [FOLDER] [--reason TEXT] [--by WHO]',
    about: 'what is written in a document, and with FOLDER its files, put there; that you looked is kept, and the player may read it',
    run: show,
  },
  {
    words: 'documents checks',
    takes: 'PLAYER',
    about: 'what services that look at documents by themselves have said of a player',
    run: checks,
  },
  decision('approve', 'approved', 'takes a document for good: who the player is, an account, or where money comes from is shown by it'),
  decision('reject', 'rejected', 'refuses a document; the player reads the reason and can send another one'),
  {
    words: 'documents request',
    takes: 'PLAYER TYPE,… --reason TEXT [--by WHO]',
    about: `asks a player for documents: ${Object.values(documentGroups).flat().join(', ')}`,
    run: async (house, args, options) => {
      const [row, types] = [await playerIn(house, args), typesIn(need(args, 1, 'The type of document'))]
      await requestDocuments(house, ownerOf(row), types, deciderOf(options))
      return said(row, 'document.request', `is asked for ${types.join(', ')}`)
    },
  },
  {
    words: 'documents withdraw-request',
    takes: 'PLAYER TYPE,… --reason TEXT [--by WHO]',
    about: 'no longer asks for them',
    run: async (house, args, options) => {
      const [row, types] = [await playerIn(house, args), typesIn(need(args, 1, 'The type of document'))]
      if (!(await withdrawRequests(house, ownerOf(row), types, deciderOf(options))))
        throw new Wrong(`Player ${row.id} is not asked for ${types.join(', ')}.`)
      return said(row, 'document.withdraw-request', `is no longer asked for ${types.join(', ')}`)
    },
  },
]

const said = ({ id }: PlayerRow, action: string, sentence: string): Said => ({
  value: { player: String(id), action },
  lines: [`Player ${id}: ${sentence}.`],
})

function decision(word: string, status: 'approved' | 'rejected', about: string): Command {
  return {
    words: `documents ${word}`,
    takes: 'PLAYER DOCUMENT --reason TEXT [--by WHO]',
    about,
    run: async (house, args, options) => {
      const [row, document] = [await playerIn(house, args), need(args, 1, 'The document')]
      if (!(await judgeDocument(house, ownerOf(row), { document, status }, deciderOf(options)))) throw new Wrong(unknown(row, document))
      return said(row, `document.${word}`, `document ${document} is ${status}`)
    },
  }
}

const unknown = ({ id }: PlayerRow, document: string) =>
  `Player ${id} has no document ${document}. "fairhouse documents list" shows them all.`

function typesIn(list: string): string[] {
  return list.split(',').map((word) => {
    const place = placeOfType(word)
    if (!place) throw new Wrong(`"${word}" is no type of document. Give some of ${Object.values(documentGroups).flat().join(', ')}.`)
    return place.type
  })
}

async function waiting({ db }: House): Promise<Said> {
  const value = (await readWaitingDocuments(db)).map(({ player, id, group, type, uploaded_at }) => ({
    player: String(player),
    id,
    group,
    type,
    uploadedAt: uploaded_at.toISOString(),
  }))
  const lines = value.map((one) => `${one.id}  ${one.group}  ${one.type}  player ${one.player}  ${one.uploadedAt}`)
  return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
}

async function list(house: House, args: string[]): Promise<Said> {
  const value = await readSentDocuments(house, ownerOf(await playerIn(house, args)))
  const lines = value.map(
    ({ id, group, type, name, status, reason, uploadedAt }) =>
      `${id}  ${group}  ${type}${name ? `  "${name}"` : ''}  ${status}${reason ? ` (${reason})` : ''}  ${uploadedAt}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['Nothing was sent.'] }
}

async function checks(house: House, args: string[]): Promise<Said> {
  const owner = ownerOf(await playerIn(house, args))
  const value = (await readValidations(house.db, owner)).map(({ id, provider, groups, state, reason, vendor_ref, begun_at }) => ({
    id,
    provider,
    reference: vendor_ref,
    groups,
    state,
    reason,
    begunAt: begun_at.toISOString(),
  }))
  const lines = value.map(
    ({ provider, reference, groups, state, reason, begunAt }) =>
      `${begunAt}  ${provider}  ${reference}  ${groups.join(' and ')}  ${state}${reason ? ` (${reason})` : ''}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['No service was asked.'] }
}

async function show(house: House, args: string[], options: Options): Promise<Said> {
  const row = await playerIn(house, args)
  const [document, folder] = [need(args, 1, 'The document'), args[2]]
  const shown = await showDocument(
    house,
    ownerOf(row),
    { document, withFiles: folder !== undefined },
    { actor: actorOf(options), reason: options['reason'] },
  )
  if (!shown) throw new Wrong(unknown(row, document))
  const { opened, ...written } = shown
  const files = folder === undefined ? [] : writeFiles(document, folder, opened)
  const value = { ...written, written: files }
  return { value, lines: Object.entries(value).map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : part}`) }
}

type Opened = NonNullable<Awaited<ReturnType<typeof showDocument>>>['opened']

function writeFiles(document: string, folder: string, opened: Opened): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return opened.map(({ place, contentType, content }) => {
    const path = join(folder, `${document}-${place + 1}.${contentType.split('/')[1] ?? 'bin'}`)
    writeFileSync(path, content, { mode: 0o600 })
    return path
  })
}
