import type pg from 'pg'
import { readShape } from './test-describe.sql.ts'

/** Values with which a statement can be planned as it is when it is sent, by the types of its parameters; lists have two. */
function valueOf(type: string): string {
  if (type.endsWith('[]')) {
    const one = valueOf(type.slice(0, -2)).slice(1, -1)
    return `'{${one},${one}}'`
  }
  if (/int|numeric|double|real/.test(type)) return `'1'`
  if (/timestamp|date/.test(type)) return `'2027-01-01'`
  return values[type] ?? `'UTC'`
}

const values: Readonly<Record<string, string>> = {
  boolean: `'t'`,
  bytea: `'\\x00'`,
  json: `'[]'`,
  jsonb: `'[]'`,
  uuid: `'00000000-0000-0000-0000-000000000001'`,
}

/**
 * Returns why a cluster does not run a statement, or undefined. Citus refuses what it cannot plan for the values that are sent; some of it
 * comes out only when the parts run, as of an `exists (select from …)` that it reads by itself.
 */
export async function whyNotRun(client: pg.Client, text: string): Promise<string | undefined> {
  try {
    const { parameters } = await readShape(client, text)
    const given = parameters.length > 0 ? `(${parameters.map(valueOf).join()})` : ''
    await client.query(`prepare planned as ${text}`)
    await client.query(`explain execute planned ${given}`)
    await client.query('begin')
    await client.query(`set local statement_timeout to '10s'`)
    return await client.query(`execute planned ${given}`).then(
      () => undefined,
      (error: { code?: string; message: string }) => (ofCitus.includes(error.code ?? '') ? error.message : undefined),
    )
  } catch (error) {
    return (error as Error).message // the server's
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

/** What a statement is refused with, and what Citus answers where it has asked a node for something that cannot be. */
const ofCitus = ['0A000', '42601']
