import { officeApi } from '@fairhouse/contract/office/index.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { writeKnown } from '../testing/test-known-player.ts'
import { cellsOf, csvOf } from './csv.ts'
import { readPage } from './export-list.ts'

let at: TestOffice
let lead: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  lead = await at.colleague('supportLead')
}, 120_000)
afterAll(() => at.close())

const reason = 'The auditor asks for this list.'
const players = { list: 'GET /office/players', input: {} }

describe('a list taken along', () => {
  test('has the rows that the list shows, masked as there', async () => {
    const player = await at.player({ country: 'NLD' })
    await at.player({ country: 'SWE' })
    const { csv, rows, name } = await lead.must('exportList', { ...players, input: { country: 'NLD' } }, { reason })
    expect(name).toMatch(/^players-\d{4}-\d\d-\d\d\.csv$/)
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('\uFEFFid,name,country,status,openedAt,lastLoginAt')
    expect(lines[1]).toContain(`${player.id},`)
    expect(rows).toBe(lines.length - 2)
    expect(csv).not.toContain('SWE')
    expect(csv).not.toContain(player.email)
  })

  test('stands in the access log of each player in it, and with its reason in the audit log', async () => {
    const player = await at.player()
    await lead.must('exportList', players, { reason })
    const looks = await at.sql(`select actor, purpose, fields from access_log where player = ${player.id}`)
    expect(looks).toEqual([{ actor: `staff:${lead.id}`, purpose: 'export', fields: ['players'] }])
    const auditor = await at.colleague('auditor')
    const { entries } = await auditor.must('readAuditLog', { action: 'office.export' })
    expect(entries[0]).toMatchObject({ actor: `staff:${lead.id}`, reason })
  })

  test('calculates nothing in a spreadsheet, whatever a player is called', async () => {
    const player = await at.player({ country: 'FIN' })
    await writeKnown(at, player, { firstName: '=HYPERLINK("https://example.com")', lastName: 'Example' })
    const { csv } = await lead.must('exportList', { ...players, input: { country: 'FIN' } }, { reason })
    expect(csv).toContain(`,"'=HYPERLINK(""https://example.com"") E.",FIN`)
  })

  test('is for whoever may read it and take it along', async () => {
    const [support, finance] = [await at.colleague('support'), await at.colleague('finance')]
    expect((await support.ask('exportList', players, { reason })).refusal).toMatchObject({ errorDetails: { permission: 'lists.export' } })
    expect((await finance.ask('exportList', players, { reason })).refusal).toMatchObject({ errorDetails: { permission: 'players.read' } })
  })

  test.each(['GET /office/me', 'POST /office/players/freeze', 'GET /office/players/one', 'GET /office/no-such'])(
    'is not %s',
    async (list) => {
      expect((await lead.ask('exportList', { list, input: {} }, { reason })).refusal.error).toBe('notFound')
    },
  )

  test('names a row that does not agree with its contract, and has the others', () => {
    const right = { id: '17', name: 'Ada E.', country: 'MLT', status: 'active', openedAt: '2026-01-01T00:00:00.000Z', lastLoginAt: null }
    const [first, second] = readPage(officeApi.listPlayers, { players: [{ ...right, id: '18', status: 'gone' }, right], next: null })
    expect(first).toMatchObject({ row: '18', why: expect.stringMatching(/^status: /) })
    expect(second).toMatchObject({ cells: { id: '17', lastLoginAt: '' }, about: 17n })
  })
})

describe('comma-separated values', () => {
  const texts = fc.array(fc.record({ a: fc.string(), b: fc.string() }), { minLength: 1, maxLength: 5 })

  test('are read back as they were written, but for the apostrophe before what would be calculated', () => {
    fc.assert(
      fc.property(texts, (rows) => {
        const read = readCsv(csvOf(rows))
        expect(read.slice(1)).toEqual(rows.map(({ a, b }) => [a, b].map((text) => (wouldCalculate(text) ? `'${text}` : text))))
      }),
    )
  })

  test('keep numbers as numbers, also below zero', () => {
    expect(csvOf([{ amount: '-5.00' }])).toBe('\uFEFFamount\r\n-5.00\r\n')
    expect(csvOf([{ amount: '-5+1' }])).toBe("\uFEFFamount\r\n'-5+1\r\n")
  })

  test('have a column for each part of a thing, and one cell for a list', () => {
    expect(cellsOf({ item: 'a', worker: { id: '1', name: 'Ada' }, wants: ['x', 'y'], none: null })).toEqual({
      item: 'a',
      'worker.id': '1',
      'worker.name': 'Ada',
      wants: 'x y',
      none: '',
    })
  })
})

const wouldCalculate = (text: string) => /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text)

/** Reads RFC 4180 by a state machine of its own. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let place = 1; place < text.length; place += 1) {
    const [sign, row] = [text[place] ?? '', rows.at(-1) ?? []]
    const add = (more: string) => (row[row.length - 1] += more)
    if (quoted && sign === '"' && text[place + 1] === '"') {
      add('"')
      place += 1
    } else if (sign === '"') quoted = !quoted
    else if (quoted) add(sign)
    else if (sign === ',') row.push('')
    else if (sign === '\r' && text[place + 1] === '\n') {
      rows.push([''])
      place += 1
    } else add(sign)
  }
  return rows.slice(0, -1)
}
