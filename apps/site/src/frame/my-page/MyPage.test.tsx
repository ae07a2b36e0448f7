import { expect, test } from 'vitest'
import { drawn } from '../../testing/test-drawn.tsx'
import { MyPage } from './MyPage.tsx'

const currentAt = async (at: string) => {
  const html = await drawn(<MyPage>…</MyPage>, { areas: ['my'], profile: {}, at })
  return [...html.matchAll(/<a [^>]*>/g)].flatMap(([tag]) => (tag.includes('aria-current="page"') ? [/href="([^"]*)"/.exec(tag)?.[1]] : []))
}

test.each(['deposit', 'withdrawal', 'game'])(
  'on the statement of every kind (%s) the list says that one is at the transactions',
  async (kind) => {
    expect(await currentAt(`/my/transactions/${kind}`)).toEqual(['/my/transactions/deposit'])
  },
)

test('elsewhere it says where one is', async () => {
  expect(await currentAt('/my/limits/time')).toEqual(['/my/limits/time'])
})
