import { z } from 'zod'
import type { House } from '../../../base/house.ts'
import type { AcknowledgedPage } from '../../studio-contract/studio-door.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { callStudio } from './signature.ts'

const Page = z.object({
  calls: z.array(z.looseObject({ call: z.string().max(40), at: z.iso.datetime(), playerRef: z.string().max(80) })).max(10_000),
  next: z.string().max(300).nullable(),
})

/** Reads a page of the money calls that a studio has had acknowledged within [from, to), oldest first. */
export async function readAcknowledged(
  house: House,
  studio: Studio,
  { from, to, after }: { from: Date; to: Date; after: string | undefined },
): Promise<AcknowledgedPage> {
  const question = { from: from.toISOString(), to: to.toISOString(), ...(after === undefined ? {} : { after }) }
  return Page.parse(await callStudio<unknown>(house, studio, '/api/acknowledged', question))
}
