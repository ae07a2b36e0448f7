import type pg from 'pg'

type Connection = { parse: (what: { text: string }) => void; describe: (what: { type: 'S' }) => void; sync: () => void }

/** Has the database parse a statement without running it; returns its column names, or throws its error. */
export function describeStatement(client: pg.Client, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let columns: string[] = []
    // The library hands its connection and the answers to any object with these methods.
    const asked = {
      submit(connection: Connection) {
        connection.parse({ text })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: { name: string }[] }) => void (columns = fields.map(({ name }) => name)),
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
      callback: () => undefined,
    }
    client.query(asked as unknown as pg.Submittable) // what pg calls of one
  })
}
