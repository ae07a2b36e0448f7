import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to the database that can be cut. */
export type CuttableWay = {
  /** Returns the database's URL through this proxy. */
  to: (url: string) => Promise<string>
  /**
   * Drops the next connection that sends these words in order, after the last has been executed and before it is
   * answered.
   */
  cutAfter: (...words: string[]) => Promise<void>
  /** Drops all connections and refuses new ones until `mend`. */
  block: () => void
  mend: () => void
  close: () => void
}

/** Opens a TCP proxy on loopback in front of a database. */
export function openCuttableWay(): CuttableWay {
  const pairs = new Set<[Socket, Socket]>()
  let target: URL
  let trap: { words: string[]; sprung: () => void } | undefined
  let blocked = false
  const server = createServer((client) => {
    if (blocked) return void client.destroy()
    const database = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [client, database]
    pairs.add(pair)
    const lose = () => {
      pairs.delete(pair)
      client.destroy()
      database.end()
    }
    let said = 0
    client.on('data', (chunk) => {
      database.write(chunk)
      if (trap && chunk.includes(trap.words[said] ?? '')) said += 1
      if (!trap || said < trap.words.length) return
      const { sprung } = trap
      trap = undefined
      // The first answer shows that the statement was executed; swallow it.
      database.removeAllListeners('data').once('data', () => {
        lose()
        sprung()
      })
    })
    database.on('data', (chunk) => client.write(chunk))
    for (const socket of pair) socket.on('error', lose).on('close', lose)
  })
  return {
    async to(url) {
      target = new URL(url)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
      const own = new URL(url)
      own.hostname = '127.0.0.1'
      own.port = String((server.address() as AddressInfo).port) // it listens on TCP
      return own.href
    },
    cutAfter: (...words) => new Promise((sprung) => (trap = { words, sprung })),
    block() {
      blocked = true
      for (const [client, database] of pairs) [client, database].forEach((socket) => socket.destroy())
    },
    mend: () => void (blocked = false),
    close: () => void server.close(),
  }
}
