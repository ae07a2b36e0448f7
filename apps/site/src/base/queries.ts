/** Identifies a query: the address of the call and its input. */
export type QueryKey = readonly unknown[]
/** A question that can be asked and kept. */
export type Query<Data> = {
  readonly queryKey: QueryKey
  readonly queryFn: (given: { signal: AbortSignal }) => Promise<Data>
  /** How long an answer stays fresh, in milliseconds; or a function of the answer and the time it came (`at`). */
  readonly staleTime?: number | ((data: unknown, at: number) => number)
  readonly retry?: (failures: number, error: Error) => boolean
}
/** What is known about a query. */
type Known<Data> = { readonly data: Data | undefined; readonly error: Error | null; readonly at: number; readonly asking: boolean }
type Filter = { queryKey: QueryKey } | { predicate: (query: { queryKey: QueryKey }) => boolean }
type Observer = { readonly heard: () => void; readonly ask: Query<unknown> | undefined }
type Entry = {
  readonly key: QueryKey
  readonly observers: Set<Observer>
  known: Known<unknown>
  stale: boolean
  running?: { readonly promise: Promise<unknown>; readonly controller: AbortController } | undefined
}

/** `handed`: what the server had drawn with, in a browser. */
type Store = { readonly entries: Map<string, Entry>; readonly now: () => number; handed?: ReadonlyMap<string, Known<unknown>> }

const nothing: Known<unknown> = { data: undefined, error: null, at: 0, asking: false }
const keptMs = 5 * 60_000

/** The answers of the server that a page knows: asked once for all who want them, asked again when stale. */
export type Queries = ReturnType<typeof createQueries>

/** Makes an empty store of answers; each request on the server and each page load in the browser has its own. */
export function createQueries(now: () => number = Date.now) {
  const store: Store = { entries: new Map(), now }
  const of = (key: QueryKey) => entryOf(store, key)
  const quietly = (query: Query<unknown>) => ask(store, query).catch(() => undefined)
  const again = (query: Query<unknown> | undefined) => query && isStale(store, of(query.queryKey), query) && void quietly(query)
  return {
    known: <Data>(key: QueryKey) => of(key).known as Known<Data>, // what a key's question answers is fixed by the contract
    /** What the server rendered with: a part hydrated late must start from the same data. */
    drawnWith: <Data>(key: QueryKey) => drawnWith(store, key) as Known<Data>, // the same
    /** Takes over what the server knew. */
    hydrate: (handed: readonly [QueryKey, unknown][]) => hydrate(store, handed),
    getQueryData: <Data>(key: QueryKey) => of(key).known.data as Data | undefined, // the same
    /** Makes an answer known without asking. */
    setQueryData: <Data>(key: QueryKey, given: Data | ((known: Data | undefined) => Data)) => {
      const before = of(key).known.data as Data | undefined // the same
      learn(store, of(key), typeof given === 'function' ? (given as (known: Data | undefined) => Data)(before) : given) // no answer is a function
    },
    /** Asks, whatever is known. */
    fetch: <Data>(query: Query<Data>) => ask(store, query) as Promise<Data>, // the question's own answer
    /** Fetches unless something fresh is known; never fails. */
    prefetchQuery: async (query: Query<unknown>) => void (isStale(store, of(query.queryKey), query) && (await quietly(query))),
    /** Returns what is known, or else the server's answer. */
    ensureQueryData: async <Data>(query: Query<Data>) => (of(query.queryKey).known.data ?? (await ask(store, query))) as Data, // the question's own answer
    /** These answers are no longer true: what is shown is asked again now, the rest when it is shown. */
    invalidateQueries: (filter: Filter) => {
      for (const entry of matching(store, filter)) {
        entry.stale = true
        stop(entry)
        again(askerOf(entry))
      }
    },
    /** Forgets these answers as if they had never been asked. */
    removeQueries: (filter: Filter) => {
      for (const entry of matching(store, filter)) empty(entry)
    },
    /** Observes every change of a query; `ask` tells how to fetch it again while it is shown. */
    observe: (key: QueryKey, observer: Observer) => observe(store, key, observer),
    /** Fetches if the query is shown and nothing fresh is known. */
    look: (query: Query<unknown>) => void again(query),
    /** Asks again what is looked at and stale: after a time in the background or without a network. */
    lookAgain: () => {
      for (const entry of store.entries.values()) again(askerOf(entry))
    },
    /** All that is known, to be handed over. */
    dehydrate: () => dehydrate(store),
  }
}

function dehydrate({ entries }: Store): [QueryKey, unknown][] {
  return [...entries.values()].flatMap(({ key, known }) => (known.data === undefined ? [] : [[key, known.data]]))
}

/** The server draws with what it hands over and no more: a browser hears nothing of a question that failed there, and asks it again. */
function drawnWith(store: Store, key: QueryKey): Known<unknown> {
  if (store.handed) return store.handed.get(JSON.stringify(key)) ?? nothing
  const { data, at } = entryOf(store, key).known
  return data === undefined ? nothing : { data, at, error: null, asking: false }
}

function hydrate(store: Store, handed: readonly [QueryKey, unknown][]): void {
  for (const [key, data] of handed) learn(store, entryOf(store, key), data)
  store.handed = new Map(handed.map(([key]) => [JSON.stringify(key), entryOf(store, key).known]))
}

function entryOf({ entries }: Store, key: QueryKey): Entry {
  const name = JSON.stringify(key)
  const entry: Entry = entries.get(name) ?? { key, observers: new Set(), known: nothing, stale: false }
  entries.set(name, entry)
  return entry
}

function become(entry: Entry, change: Partial<Known<unknown>>): void {
  entry.known = { ...entry.known, ...change }
  for (const { heard } of entry.observers) heard()
}

function learn({ now }: Store, entry: Entry, data: unknown): void {
  entry.stale = false
  become(entry, { data: kept(entry.known.data, data), error: null, at: now(), asking: false })
}

function isStale({ now }: Store, entry: Entry, { staleTime = 0 }: Query<unknown>): boolean {
  const { data, at } = entry.known
  if (entry.stale || data === undefined) return true
  return now() - at >= (typeof staleTime === 'function' ? staleTime(data, at) : staleTime)
}

function matching({ entries }: Store, filter: Filter): Entry[] {
  return [...entries.values()].filter(({ key }) =>
    'predicate' in filter ? filter.predicate({ queryKey: key }) : filter.queryKey.every((part, place) => same(part, key[place])),
  )
}

function askerOf({ observers }: Entry): Query<unknown> | undefined {
  return [...observers].find(({ ask: query }) => query)?.ask
}

function ask(store: Store, query: Query<unknown>): Promise<unknown> {
  const entry = entryOf(store, query.queryKey)
  if (entry.running) return entry.running.promise
  const controller = new AbortController()
  // An answer that was aborted or overtaken still reaches its caller, and changes nothing here.
  const isMine = () => {
    if (entry.running?.controller !== controller) return false
    entry.running = undefined
    return true
  }
  const promise = tries(query, controller.signal).then(
    (data) => {
      if (isMine()) learn(store, entry, data)
      return data
    },
    (error: Error) => {
      if (isMine()) become(entry, { error, asking: false })
      throw error
    },
  )
  entry.running = { promise, controller }
  become(entry, { asking: true })
  return promise
}

function stop(entry: Entry): void {
  if (!entry.running) return
  entry.running.controller.abort()
  entry.running = undefined
  become(entry, { asking: false })
}

function empty(entry: Entry): void {
  stop(entry)
  entry.stale = false
  become(entry, nothing)
}

function observe(store: Store, key: QueryKey, observer: Observer): () => void {
  const entry = entryOf(store, key)
  entry.observers.add(observer)
  return () => {
    entry.observers.delete(observer)
    // A component that takes another's place looks again in the same turn.
    setTimeout(() => entry.observers.size === 0 && stop(entry))
    setTimeout(() => entry.observers.size === 0 && store.entries.delete(JSON.stringify(key)), keptMs)
  }
}

async function tries(query: Query<unknown>, signal: AbortSignal): Promise<unknown> {
  for (let failures = 0; ; failures++) {
    try {
      return await query.queryFn({ signal })
    } catch (error) {
      if (signal.aborted || !query.retry?.(failures, error as Error)) throw error // a question fails with an Error
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures))
    }
  }
}

/** Keeps the identity of an equal answer, so that nothing renders again needlessly. */
function kept(before: unknown, data: unknown): unknown {
  return before !== undefined && same(before, data) ? before : data
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
