import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { answerCheck } from './answer-check.ts'
import { readCheck, type Check } from './check.sql.ts'
import { sentencePage } from './check-page.ts'
import { isOpen, type CheckService } from './looking.ts'
import { readForm } from './read-form.ts'

/** Sends the page for a check that is over or unknown. */
export const sendOver = ({ environment }: World, { title }: CheckService, reply: FastifyReply): FastifyReply =>
  sendPage(reply, sentencePage(title, 'This is over. Begin anew at the site that asked.', environment.productOrigin), 410)

/** Takes what a person has chosen in the frame of a service, which then goes back to the product's address. */
export async function answerAndGoBack(
  world: World,
  service: CheckService,
  { id, request, reply }: { id: string; request: FastifyRequest; reply: FastifyReply },
  backTo: (check: Check) => string,
): Promise<FastifyReply> {
  const { outcome, birthDate, delivery } = readForm(request.body)
  const check = await readCheck(world.database.query, service.name, id)
  const known = service.outcomes.find((one) => one === outcome)
  if (!check || !known) return reply.code(404).send()
  if (isOpen(check, world.clock.now())) await answerCheck(world, check, { outcome: known, birthDate, delivery })
  return reply.redirect(backTo(check), 303)
}
