import { describe, expect, it, vi } from 'vitest'
import { createQueries, type Query } from './queries.ts'

const answering = (...answers: (string | Error)[]) => {
  const asked = vi.fn(async () => {
    const answer = answers.shift() ?? 'no more'
    if (answer instanceof Error) throw answer
    return answer
  })
  const query: Query<string> = { queryKey: ['GET /api/x', {}], queryFn: asked, staleTime: 1000 }
  return { query, asked }
}
const looking = (query: Query<string>) => ({ heard: vi.fn(), ask: query })
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createQueries', () => {
  it('asks once for all who want the same at the same time', async () => {
    const { query, asked } = answering('a')
    const queries = createQueries()
    expect(await Promise.all([queries.fetch(query), queries.fetch(query), queries.ensureQueryData(query)])).toEqual(['a', 'a', 'a'])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('asks again only when what is known has grown stale', async () => {
    let now = 0
    const { query, asked } = answering('a', 'b')
    const queries = createQueries(() => now)
    await queries.prefetchQuery(query)
    now = 999
    await queries.prefetchQuery(query)
    expect(asked).toHaveBeenCalledTimes(1)
    now = 1000
    await queries.prefetchQuery(query)
    expect(queries.getQueryData(query.queryKey)).toBe('b')
  })

  it('asks again at once what is looked at when it is no longer true, and the rest when it is looked at', async () => {
    const { query, asked } = answering('a', 'b', 'c')
    const queries = createQueries()
    await queries.fetch(query)
    queries.invalidateQueries({ queryKey: ['GET /api/x'] })
    expect(asked).toHaveBeenCalledTimes(1)
    const stop = queries.observe(query.queryKey, looking(query))
    queries.look(query)
    await settled()
    expect(queries.getQueryData(query.queryKey)).toBe('b')
    queries.invalidateQueries({ queryKey: ['GET /api/x'] })
    await settled()
    expect(queries.getQueryData(query.queryKey)).toBe('c')
    stop()
  })

  it('keeps what it knew when asking again fails, and says so', async () => {
    const { query } = answering('a', new Error('gone'))
    const queries = createQueries()
    await queries.fetch(query)
    await queries.fetch(query).catch(() => undefined)
    expect(queries.known(query.queryKey)).toMatchObject({ data: 'a', error: new Error('gone'), asking: false })
  })

  it('drops the answer to a question that was forgotten meanwhile', async () => {
    const { query } = answering('of the player before')
    const queries = createQueries()
    const observer = looking(query)
    queries.observe(query.queryKey, observer)
    const asked = queries.fetch(query)
    queries.removeQueries({ predicate: () => true })
    await asked
    expect(queries.getQueryData(query.queryKey)).toBeUndefined()
    expect(queries.known(query.queryKey)).toMatchObject({ asking: false, at: 0 })
    expect(observer.heard).toHaveBeenCalled()
  })

  it('stops a question that nobody looks at any more', async () => {
    let stopped = false
    const queries = createQueries()
    const query: Query<string> = {
      queryKey: ['slow'],
      queryFn: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => (stopped = true))),
    }
    const stop = queries.observe(query.queryKey, looking(query))
    queries.look(query)
    stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect(stopped).toBe(true)
  })

  it('keeps the identity of an answer that says the same', async () => {
    const queries = createQueries()
    queries.setQueryData(['k'], { a: 1 })
    const before = queries.getQueryData(['k'])
    queries.setQueryData(['k'], { a: 1 })
    expect(queries.getQueryData(['k'])).toBe(before)
  })

  it('hands over what it knows', () => {
    const queries = createQueries()
    queries.setQueryData(['k', {}], 1)
    queries.known(['never asked'])
    expect(queries.dehydrate()).toEqual([[['k', {}], 1]])
  })

  it('draws on the server with what it hands over: not with a failure, nor with that something is being asked', async () => {
    const server = createQueries()
    const { query: failing } = answering(new Error('away'))
    await server.prefetchQuery({ ...failing, queryKey: ['failed'] })
    const { query: again } = answering('known', new Error('away'))
    await server.fetch({ ...again, queryKey: ['known'] })
    await server.fetch({ ...again, queryKey: ['known'] }).catch(() => undefined)
    void server.fetch({ queryKey: ['asked'], queryFn: () => new Promise(() => undefined) })
    expect([server.known(['failed']).error?.message, server.known(['known']).error?.message, server.known(['asked']).asking]).toEqual([
      'away',
      'away',
      true,
    ])
    const browser = createQueries()
    browser.hydrate(server.dehydrate())
    for (const key of ['failed', 'known', 'asked', 'never']) {
      const [drawn, taken] = [server.drawnWith([key]), browser.drawnWith([key])]
      expect([key, drawn]).toEqual([key, { ...taken, at: drawn.at }])
    }
    expect(browser.drawnWith(['known']).data).toBe('known')
  })

  it('remembers what the server drew with, whatever was learned since', () => {
    const queries = createQueries()
    queries.hydrate([[['k'], 'drawn']])
    queries.setQueryData(['k'], 'newer')
    queries.setQueryData(['other'], 'asked here')
    expect([queries.drawnWith(['k']).data, queries.known(['k']).data, queries.drawnWith(['other']).data]).toEqual([
      'drawn',
      'newer',
      undefined,
    ])
  })
})
