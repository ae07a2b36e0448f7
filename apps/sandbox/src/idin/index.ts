import type { FastifyInstance } from 'fastify'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { registerProvider, subjectOf } from '../openid/index.ts'
import type { Person } from '../people/index.ts'

/** Registers a broker of iDIN with OpenID Connect. Banks know initials, and the prefix of a name separately. */
export function register(app: FastifyInstance, world: World): void {
  registerProvider(app, world, {
    name: 'idin',
    title: 'iDIN: your bank says who you are',
    isClient: async (_, secret) => sameSecret(secret, world.environment.serviceSecret('idinClientSecret')),
    claims: (person) => ({ idp_id: `BIN${subjectOf('idin-bank', person)}` }),
    about,
    withholds: 'Sign in, but do not let the bank tell',
  })
}

function about(person: Person): Record<string, unknown> {
  const [, prefix, lastName] = /^((?:(?:de|van|der|den|ten|ter) )*)(.*)$/i.exec(person.lastName) ?? []
  return {
    idp_id: `BIN${subjectOf('idin-bank', person)}`,
    initials: person.firstName
      .split(/[\s-]+/)
      .map((name) => `${name[0]}.`)
      .join(''),
    idin_legal_last_name: lastName,
    ...(prefix ? { idin_legal_last_name_prefix: prefix.trim() } : {}),
    birthdate: person.birthDate.replaceAll('-', ''),
    gender: person.gender === 'male' ? '1' : '2',
    address: { street_address: person.street, postal_code: person.zipCode, locality: person.city, country: 'NL' },
  }
}
