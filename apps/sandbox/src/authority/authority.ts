import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { World } from '../base/world.ts'
import { insertAuthority, insertCertified, readAuthority, readCertified, type Certified } from './authority.sql.ts'
import { issueCertificate, KeyUsageFlags, type Content, type Name } from './certificate.ts'

const generate = promisify(generateKeyPair)
const yearMs = 365 * 86_400_000

/** A person's key with its certificate. */
export type PersonKey = { privateKey: KeyObject; certificate: string }
type Wanted = Pick<Content, 'keyUsage' | 'extendedKeyUsage' | 'policies'> & { subject: Name; kind: 'rsa' | 'ec' }

const nameOf = (name: string): Name => ({ country: 'EE', organisation: 'Sandbox', commonName: `Sandbox ${name} authority` })

/** Returns the authority of a service; creates it on first use. */
export async function authorityOf(world: World, name: string): Promise<Certified> {
  const { query } = world.database
  const known = await readAuthority(query, name)
  if (known) return known
  const { publicKey, privateKey } = await generate('ec', { namedCurve: 'P-256' })
  const certificate = issueCertificate(
    {
      ...lifetime(world, 30),
      subject: nameOf(name),
      issuer: nameOf(name),
      publicKey,
      isAuthority: true,
      keyUsage: KeyUsageFlags.keyCertSign,
    },
    privateKey,
  )
  await insertAuthority(query, name, { privateKey: pemOf(privateKey), certificate })
  return (await readAuthority(query, name)) ?? { privateKey: pemOf(privateKey), certificate }
}

/** Returns a person's key and certificate; creates them on first use. */
export async function keyOf(world: World, name: string, serial: string, wanted: Wanted): Promise<PersonKey> {
  const { query } = world.database
  const known = await readCertified(query, name, serial)
  if (known) return { privateKey: createPrivateKey(known.privateKey), certificate: known.certificate }
  const authority = await authorityOf(world, name)
  const { publicKey, privateKey } =
    wanted.kind === 'rsa' ? await generate('rsa', { modulusLength: 2048 }) : await generate('ec', { namedCurve: 'P-256' })
  const { kind: _, ...content } = wanted
  const certificate = issueCertificate(
    { ...lifetime(world, 20), ...content, issuer: nameOf(name), publicKey, isAuthority: false },
    createPrivateKey(authority.privateKey),
  )
  await insertCertified(query, name, serial, { privateKey: pemOf(privateKey), certificate })
  return { privateKey, certificate }
}

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Long enough for a clock that is moved forward. */
function lifetime({ clock }: World, years: number): { from: Date; until: Date } {
  const now = clock.now().getTime()
  return { from: new Date(now - yearMs), until: new Date(now + years * yearMs) }
}
