import type { Queries } from '@fairhouse/process/database.ts'

/** A private key (PEM) and the certificate of its public key (base64 of DER). */
export type Certified = { privateKey: string; certificate: string }

const columns = `private_key as "privateKey", certificate`

export async function readAuthority(query: Queries, name: string): Promise<Certified | null> {
  return (await query<Certified>(`select ${columns} from authorities where name = $1`, [name]))[0] ?? null
}

/** Keeps a new authority; of two made at once the first stays. */
export async function insertAuthority(query: Queries, name: string, { privateKey, certificate }: Certified): Promise<void> {
  await query(`insert into authorities (name, private_key, certificate) values ($1, $2, $3) on conflict do nothing`, [
    name,
    privateKey,
    certificate,
  ])
}

export async function readCertified(query: Queries, authority: string, serial: string): Promise<Certified | null> {
  return (
    (await query<Certified>(`select ${columns} from certified_keys where authority = $1 and serial = $2`, [authority, serial]))[0] ?? null
  )
}

export async function insertCertified(
  query: Queries,
  authority: string,
  serial: string,
  { privateKey, certificate }: Certified,
): Promise<void> {
  await query(`insert into certified_keys (authority, serial, private_key, certificate) values ($1, $2, $3, $4) on conflict do nothing`, [
    authority,
    serial,
    privateKey,
    certificate,
  ])
}
