import { z } from 'zod'
import { controlRoute } from '../base/control-route.ts'
import type { World } from '../base/world.ts'
import { authorityOf } from './authority.ts'

export { keyOf, type PersonKey } from './authority.ts'
export { KeyUsageFlags } from './certificate.ts'

/** The services whose signatures have certificates. */
export const authorities = ['smart-id', 'mobile-id'] as const

/** Adds a control call that lists the sandbox's authorities, so that a product can be configured to trust them. */
export function register(world: World): void {
  world.control.routes.push(
    controlRoute({
      method: 'GET',
      path: '/authorities',
      tag: 'People',
      summary: 'The certificates of the identity services’ authorities, base64 of DER',
      answer: z.object({ authorities: z.record(z.string(), z.string()) }),
      run: async () => {
        const named = await Promise.all(authorities.map(async (name) => [name, (await authorityOf(world, name)).certificate] as const))
        return { status: 200, body: { authorities: Object.fromEntries(named) } }
      },
    }),
  )
}
