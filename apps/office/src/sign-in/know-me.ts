import type { Me } from '@fairhouse/contract/office/index.ts'
import type { Office } from '../base/office.ts'

/** Takes over who is signed in now; every answer that came before is asked again. */
export function knowMe({ queries }: Pick<Office, 'queries'>, me: Me): void {
  queries.setQueryData(['GET /office/me', {}], { me })
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'GET /office/me' })
}
