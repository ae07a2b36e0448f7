import { expect, test } from 'vitest'
import { drawn, type Surroundings } from '../../testing/test-drawn.tsx'
import { MyPage } from './MyPage.tsx'

const routes: Surroundings['routes'] = [
  { path: '/my/transactions/$type', staticData: { nav: { text: 'my.transactions', params: { type: 'deposit' } } } },
  { path: '/my/limits/time', staticData: { nav: 'my.time' } },
  { path: '/my/verification', staticData: {} },
  { path: '/my/limits/max-balance', staticData: { nav: 'my.maxBalance', only: ({ rules }) => rules.limits.includes('maxBalance') } },
  { path: '/my/campaigns/promotions', staticData: { nav: { text: 'my.promotions', when: ({ rules }) => !rules.hidePromotions } } },
]

const linksAt = async (at: string) => {
  const html = await drawn(<MyPage>…</MyPage>, { areas: ['my'], profile: {}, at, routes })
  return [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    to: /href="([^"]*)"/.exec(tag)?.[1],
    here: tag.includes('aria-current="page"'),
  }))
}
const currentAt = async (at: string) => (await linksAt(at)).flatMap(({ to, here }) => (here ? [to] : []))

test.each(['deposit', 'withdrawal', 'game'])(
  'on the statement of every kind (%s) the list says that one is at the transactions',
  async (kind) => {
    expect(await currentAt(`/my/transactions/${kind}`)).toEqual(['/my/transactions/deposit'])
  },
)

test('elsewhere it says where one is', async () => {
  expect(await currentAt('/my/limits/time')).toEqual(['/my/limits/time'])
})

test('the list has the routes that name an entry, in their order, but those that do not exist here', async () => {
  expect((await linksAt('/my/limits/time')).map(({ to }) => to)).toEqual([
    '/my/transactions/deposit',
    '/my/limits/time',
    '/my/campaigns/promotions',
    '/logout',
  ])
})
