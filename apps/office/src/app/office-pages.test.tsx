import { officeApi, permissions, type OfficeCall } from '@fairhouse/contract/office/index.ts'
import { expect, test } from 'vitest'
import { screens, screensFor } from '../frame/screens.ts'
import { drawn, holding, wordsOf } from '../testing/test-drawn.tsx'
import { Rail } from '../frame/Rail.tsx'
import { RequestsPage } from '../requests/RequestsPage.tsx'
import { StaffPage } from '../staff/StaffPage.tsx'
import { pages } from './routes.tsx'

test('every screen of the rail is a page, opened by the same permission', () => {
  expect(screens.map(({ href, permission }) => [href, permission])).toEqual(
    screens.map(({ href }) => [href, pages.find(({ path }) => path === href)?.permission]),
  )
})

test('every permission of a page is one of the office, and some call asks for it', () => {
  const asked = new Set(Object.values(officeApi).map(({ permission }: OfficeCall) => permission))
  const named = pages.flatMap(({ permission }) => (permission === 'staff' ? [] : [permission]))
  expect(named.filter((one) => !Object.hasOwn(permissions, one) || !asked.has(one))).toEqual([])
})

test('no two screens have the same keys', () => {
  expect(new Set(screens.map(({ keys }) => keys)).size).toBe(screens.length)
})

test('whoever may nothing sees their own work and the approvals alone', () => {
  expect(screensFor(() => false).map(({ name }) => name)).toEqual(['home', 'approvals'])
})

const noRequests: [readonly unknown[], unknown] = [
  ['GET /office/requests', { state: 'waiting', of: 'deciding' }],
  { requests: [{ mayDecide: true }, { mayDecide: false }], next: null },
]

test('the rail links the screens that one may open, and counts what waits for one’s decision beside the approvals alone', async () => {
  const html = await drawn(<Rail openPalette={() => undefined} lock={() => undefined} />, {
    me: { held: holding('staff.read') },
    known: [noRequests],
  })
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/', '/staff', '/approvals', '/me'])
  expect(html.match(/1 change waits for you/g)).toHaveLength(1)
  expect(wordsOf(html)).not.toContain('Players')
})

test('the rail counts what waits in each queue that one decides on, up to 99+', async () => {
  const queue = { oldest: '2026-11-24T04:00:00.000Z', dueAt: '2026-11-24T05:00:00.000Z' }
  const html = await drawn(<Rail openPalette={() => undefined} lock={() => undefined} />, {
    me: { held: holding('withdrawals.read', 'suspense.read', 'ledger.read') },
    known: [
      noRequests,
      [
        ['GET /office/queues', {}],
        {
          queues: [
            { kind: 'withdrawals', waiting: 100, isOverdue: true, ...queue },
            { kind: 'suspense', waiting: 3, isOverdue: false, ...queue },
            { kind: 'debts', waiting: 0, isOverdue: false, oldest: null, dueAt: null },
          ],
        },
      ],
    ],
  })
  expect(wordsOf(html)).toContain('Withdrawals 99+ 99+ waiting, the oldest overdue Suspense 3 3 waiting Debts House')
})

const anna = {
  id: '7',
  name: 'Anna Berg',
  email: 'a•••@e•••.com',
  state: 'active',
  roles: ['supportLead'],
  passkeys: 2,
  lastSeenAt: '2026-11-24T04:00:00.000Z',
}
const staffKnown: [readonly unknown[], unknown][] = [
  [['GET /office/staff', { state: 'active' }, 'pages'], { pages: [{ staff: [anna], next: null }], pageParams: [undefined] }],
]

test('the list of colleagues follows its address, and offers the invitation to whoever may invite', async () => {
  const around = { at: '/staff?state=active', known: staffKnown }
  const reader = await drawn(<StaffPage />, { ...around, me: { held: holding('staff.read') } })
  expect(wordsOf(reader)).toContain('Anna Berg a•••@e•••.com Support lead Active 2')
  expect([reader.includes('href="/staff/7"'), wordsOf(reader).includes('Invite a colleague')]).toEqual([true, false])
  const inviter = await drawn(<StaffPage />, { ...around, me: { held: holding('staff.read', 'staff.invite') } })
  expect(wordsOf(inviter)).toContain('Invite a colleague')
})

test.each([
  ['sv', 'Personal'],
  ['de', 'Mitarbeitende'],
  ['nl', 'Medewerkers'],
])('the office speaks %s', async (language, title) => {
  expect(wordsOf(await drawn(<StaffPage />, { language, at: '/staff?state=active', known: staffKnown }))).toContain(title)
})

test('an empty list of approvals says so', async () => {
  const key = ['GET /office/requests', { of: 'deciding', state: 'waiting' }, 'pages']
  const html = await drawn(<RequestsPage />, {
    at: '/approvals',
    known: [[key, { pages: [{ requests: [], next: null }], pageParams: [undefined] }]],
  })
  expect(wordsOf(html)).toContain('Nothing waits for your decision.')
})
