import pg from 'pg'
import { messageOf } from '../../../launch/sentence.ts'
import type { CitusCluster } from './start-citus.ts'

/**
 * Tries to come in as the role that owns the functions, as which nodes connect to each other: without their certificate, over
 * TLS and without, with guessed passwords, at each node. Returns what was said; throws where it got in.
 */
export async function tryAsStranger({ nodes, urlOf }: CitusCluster): Promise<string> {
  const said = new Set<string>()
  for (const node of nodes) {
    for (const ssl of [false, { rejectUnauthorized: false }]) {
      for (const password of ['x', 'fairhouse']) {
        const { hostname, port } = new URL(urlOf(node))
        const client = new pg.Client({
          host: hostname,
          port: Number(port),
          database: 'fairhouse',
          user: 'fairhouse_functions',
          password,
          ssl,
        })
        const refusal = await client.connect().then(() => undefined, messageOf)
        await client.end().catch(() => undefined)
        if (refusal === undefined) throw new Error(`The owner of the functions came in at ${node.name} without a certificate.`)
        said.add(refusal)
      }
    }
  }
  return [...said].join('; ')
}
