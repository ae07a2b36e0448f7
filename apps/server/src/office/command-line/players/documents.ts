import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentGroups, placeOfType } from '@fairhouse/fields/lists/document-groups.ts'
import { writeAudit } from '../../../base/audit/audit.sql.ts'
import { writeAccess } from '../../../base/audit/access.sql.ts'
import { sealOf } from '../../../base/keys/person-key.sql.ts'
import type { House } from '../../../base/house.ts'
import {
  openDetails,
  filePlace,
  decideDocument,
  requestDocuments,
  withdrawRequests,
  readDocumentFiles,
  readDocumentRows,
  readWaitingDocuments,
} from '../../../knowing/document-records/index.ts'
import { readValidations } from '../../../knowing/automatic-validation/index.ts'
import { sentDocumentOf } from '../../../knowing/documents/index.ts'
import type { PlayerRow } from '../../../people/players/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { act, ownerOf } from './player-money.ts'
import { findPlayer } from './players.ts'

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
    run: (house, args, options) => {
      const types = typesIn(need(args, 1, 'The type of document'))
      return act(house, args, options, 'document.request', `is asked for ${types.join(', ')}`, { types }, (tx, row, at) =>
        requestDocuments(tx, ownerOf(row), types, { reason: options['reason'] ?? '', at }),
      )
    },
  },
  {
    words: 'documents withdraw-request',
    takes: 'PLAYER TYPE,… --reason TEXT [--by WHO]',
    about: 'no longer asks for them',
    run: (house, args, options) => {
      const types = typesIn(need(args, 1, 'The type of document'))
      return act(
        house,
        args,
        options,
        'document.withdraw-request',
        `is no longer asked for ${types.join(', ')}`,
        { types },
        async (tx, row, at) => {
          if (!(await withdrawRequests(tx, ownerOf(row), types, at)))
            throw new Wrong(`Player ${row.id} is not asked for ${types.join(', ')}.`)
        },
      )
    },
  },
]

function decision(word: string, status: 'approved' | 'rejected', about: string): Command {
  return {
    words: `documents ${word}`,
    takes: 'PLAYER DOCUMENT --reason TEXT [--by WHO]',
    about,
    run: async (house, args, options) => {
      const id = need(args, 1, 'The document')
      const said = await act(
        house,
        args,
        options,
        `document.${word}`,
        `document ${id} is ${status}`,
        { document: id },
        async (tx, row, at) => {
          const decided = { status, reason: options['reason'] ?? '', at }
          if (!(await decideDocument(tx, { shard: row.shard, player: row.id }, id, decided)))
            throw new Wrong(`Player ${row.id} has no document ${id}. "fairhouse documents list" shows them all.`)
        },
      )
      house.tell((await findPlayer(house, need(args, 0, 'The player'))).id, { about: 'limits' })
      return said
    },
  }
}

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
  const row = await findPlayer(house, need(args, 0, 'The player'))
  const value = (await readDocumentRows(house.db, ownerOf(row))).map((one) => sentDocumentOf(house, one))
  const lines = value.map(
    ({ id, group, type, name, status, reason, uploadedAt }) =>
      `${id}  ${group}  ${type}${name ? `  "${name}"` : ''}  ${status}${reason ? ` (${reason})` : ''}  ${uploadedAt}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['Nothing was sent.'] }
}

async function checks(house: House, args: string[]): Promise<Said> {
  const row = await findPlayer(house, need(args, 0, 'The player'))
  const value = (await readValidations(house.db, ownerOf(row))).map(({ id, provider, groups, state, reason, vendor_ref, begun_at }) => ({
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

async function show(house: House, args: string[], { by = 'command line', reason: words = '' }: Options): Promise<Said> {
  const row = await findPlayer(house, need(args, 0, 'The player'))
  const [id, folder] = [need(args, 1, 'The document'), args[2]]
  const found = (await readDocumentRows(house.db, ownerOf(row))).find((one) => one.id === id)
  if (!found) throw new Wrong(`Player ${row.id} has no document ${id}. "fairhouse documents list" shows them all.`)
  const details = openDetails(house, found)
  const written = folder === undefined ? [] : await writeFiles(house, row, id, folder)
  const [at, subject] = [house.clock.now(), `player:${row.id}`]
  await writeAudit(house.db, {
    at,
    actor: `operator:${by}`,
    action: 'document.show',
    subject,
    details: { document: id, files: written.length },
  })
  const fields = ['document', ...Object.keys(details.fields), ...(written.length > 0 ? ['files'] : [])]
  const purpose = written.length > 0 ? 'export' : 'reveal'
  await writeAccess(house.db, { at, actor: `cli:${by}`, of: ownerOf(row), fields, purpose, reason: { words, house } })
  const value = { ...sentDocumentOf(house, found), fields: details.fields, ...(details.amount ? { amount: details.amount } : {}), written }
  return { value, lines: Object.entries(value).map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : part}`) }
}

async function writeFiles(house: House, row: PlayerRow, id: string, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = await readDocumentFiles(house.db, ownerOf(row), id)
  const owner = ownerOf(row)
  const seal = await sealOf(house.db, house, owner)
  return files.map(({ place, content_type, content }) => {
    const path = join(folder, `${id}-${place + 1}.${content_type.split('/')[1] ?? 'bin'}`)
    writeFileSync(path, seal.openBytes(content, filePlace(owner, id, place)), { mode: 0o600 })
    return path
  })
}
