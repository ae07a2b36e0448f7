import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentRefusals } from '@fairhouse/contract/office/queues/document-refusals.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { documentGroups, placeOfType } from '@fairhouse/fields/lists/document-groups.ts'
import { need, Wrong, type Said } from '../frame/command.ts'
import { saidOf, type OfficeCommand, type OfficeSide } from '../client/office-command.ts'
import { everyRow, noPlayer, playerAt } from '../client/player.ts'

type Options = Record<string, string>

/** Commands about players' documents: list, approve, reject, request. */
export const documentCommands: OfficeCommand[] = [
  { words: 'documents waiting', takes: '', about: 'documents that nobody has decided about, oldest first', ask: waiting },
  { words: 'documents list', takes: 'PLAYER', about: 'what a player has sent, and how each stands', ask: list },
  {
    words: 'documents show',
    takes: 'PLAYER DOCUMENT [FOLDER] --reason TEXT',
    about: 'what is written in a document, and with FOLDER its files, put there; that you looked is kept, and the player may read it',
    ask: show,
  },
  {
    words: 'documents checks',
    takes: 'PLAYER',
    about: 'what services that look at documents by themselves have said of a player',
    ask: checks,
  },
  {
    words: 'documents approve',
    takes: 'PLAYER DOCUMENT --reason TEXT',
    about: 'takes a document for good: who the player is, an account, or where money comes from is shown by it',
    ask: (office, args, options) => decide(office, args, options, { verdict: 'approved' }),
  },
  {
    words: 'documents reject',
    takes: 'PLAYER DOCUMENT CODE --reason TEXT',
    about: `refuses a document; the player reads the text of the code in their language, and can send another one. Codes: ${documentRefusals.join(', ')}`,
    ask: (office, args, options) => {
      const code = documentRefusals.find((one) => one === need(args, 2, 'The code of what the player reads'))
      if (!code) throw new Wrong(`"${args[2]}" is no code. Give one of ${documentRefusals.join(', ')}.`)
      return decide(office, args, options, { verdict: 'rejected', code })
    },
  },
  {
    words: 'documents request',
    takes: 'PLAYER TYPE,… --reason TEXT',
    about: `asks a player for documents: ${Object.values(documentGroups).flat().join(', ')}`,
    ask: async (office, args, { reason }) => {
      const [player, types] = [await playerAt(office, args), typesIn(need(args, 1, 'The type of document'))]
      const input = { player, types, holdMoney: false }
      const acted = await office.act('POST /office/documents/request', input, { reason, missing: noPlayer(player) })
      return saidOf(acted, said(player, 'document.request', `is asked for ${types.join(', ')}`))
    },
  },
  {
    words: 'documents withdraw-request',
    takes: 'PLAYER TYPE,… --reason TEXT',
    about: 'no longer asks for them',
    ask: async (office, args, { reason }) => {
      const [player, types] = [await playerAt(office, args), typesIn(need(args, 1, 'The type of document'))]
      const acted = await office.act('POST /office/documents/withdraw-request', { player, types }, { reason, missing: noPlayer(player) })
      return saidOf(acted, said(player, 'document.withdraw-request', `is no longer asked for ${types.join(', ')}`))
    },
  },
]

const said = (player: string, action: string, sentence: string) => ({
  value: { player, action },
  lines: [`Player ${player}: ${sentence}.`],
})

type Verdict = { verdict: 'approved' } | { verdict: 'rejected'; code: (typeof documentRefusals)[number] }

/** Decides on a document: from its queue if it waits there, and otherwise again. */
async function decide(office: OfficeSide, args: string[], { reason }: Options, verdict: Verdict): Promise<Said> {
  const [player, document] = [await playerAt(office, args), need(args, 1, 'The document')]
  const missing = `Player ${player} has no document ${document}. "fairhouse documents list" shows them all.`
  const { documents } = await office.read('GET /office/players/documents', { player }, { missing: noPlayer(player) })
  const found = documents.find(({ id }) => id === document)
  if (!found) throw new Wrong(missing)
  const more = { reason, missing }
  const acted =
    found.status !== 'uploaded'
      ? await office.act('POST /office/documents/decide-again', { player, document, ...verdict }, more)
      : verdict.verdict === 'approved'
        ? await office.act('POST /office/documents/approve', { item: document }, more)
        : await office.act('POST /office/documents/reject', { item: document, code: verdict.code }, more)
  const word = verdict.verdict === 'approved' ? 'approve' : 'reject'
  return saidOf(acted, said(player, `document.${word}`, `document ${document} is ${verdict.verdict}`))
}

function typesIn(given: string): string[] {
  return given.split(',').map((word) => {
    const place = placeOfType(word)
    if (!place) throw new Wrong(`"${word}" is no type of document. Give some of ${Object.values(documentGroups).flat().join(', ')}.`)
    return place.type
  })
}

async function waiting({ read }: OfficeSide): Promise<Said> {
  const rows = await everyRow(async (after) => {
    const { items, next } = await read('GET /office/documents', { after })
    return { rows: items, next }
  })
  const value = rows.map(({ item, player, group, type, since }) => ({ player, id: item, group, type, uploadedAt: since }))
  const lines = value.map((one) => `${one.id}  ${one.group}  ${one.type}  player ${one.player}  ${one.uploadedAt}`)
  return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
}

async function list(office: OfficeSide, args: string[]): Promise<Said> {
  const player = await playerAt(office, args)
  const { documents } = await office.read('GET /office/players/documents', { player }, { missing: noPlayer(player) })
  const value = documents.map(({ id, group, type, status, reason, at }) => ({ id, group, type, status, reason, uploadedAt: at }))
  const lines = value.map(
    ({ id, group, type, status, reason, uploadedAt }) =>
      `${id}  ${group}  ${type}  ${status}${reason ? ` (${reason})` : ''}  ${uploadedAt}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['Nothing was sent.'] }
}

async function checks(office: OfficeSide, args: string[]): Promise<Said> {
  const player = await playerAt(office, args)
  const value = (await office.read('GET /office/players/documents', { player }, { missing: noPlayer(player) })).checks
  const lines = value.map(
    ({ provider, groups, state, why, at }) => `${at}  ${provider}  ${groups.join(' and ')}  ${state}${why ? ` (${why})` : ''}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['No service was asked.'] }
}

async function show(office: OfficeSide, args: string[], { reason }: Options): Promise<Said> {
  const player = await playerAt(office, args)
  const [document, folder] = [need(args, 1, 'The document'), args[2]]
  const missing = `Player ${player} has no document ${document}. "fairhouse documents list" shows them all.`
  const input = { player, document, withFiles: folder !== undefined }
  const acted = await office.act('POST /office/documents/export', input, { reason, missing })
  if (acted.state !== 'done') throw new Wrong('What was opened is shown in the office alone.')
  const { files, ...written } = acted.answer
  const value = { ...written, written: folder === undefined ? [] : writeFiles(document, folder, files) }
  return { value, lines: Object.entries(value).map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : part}`) }
}

type Opened = OfficeAnswers<'POST /office/documents/export'>['files']

function writeFiles(document: string, folder: string, opened: Opened): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return opened.map(({ place, contentType, content }) => {
    const path = join(
      folder,
      `${document.replaceAll(/[^\w-]/g, '')}-${place + 1}.${(contentType.split('/')[1] ?? 'bin').replaceAll(/[^\w+-]/g, '')}`,
    )
    writeFileSync(path, Buffer.from(content, 'base64'), { mode: 0o600 })
    return path
  })
}
