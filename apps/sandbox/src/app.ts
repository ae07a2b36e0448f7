import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import * as acquirer from './acquirer/index.ts'
import * as antivirus from './antivirus/index.ts'
import * as authenticator from './authenticator/index.ts'
import * as authority from './authority/index.ts'
import { openChanges } from './base/changes.ts'
import { openDatabase } from '@fairhouse/process/database.ts'
import { isAway, untilDatabaseAnswers } from '@fairhouse/process/database-away.ts'
import type { Environment } from './base/environment.ts'
import { migrate } from '@fairhouse/process/migrate.ts'
import { startTicker } from '@fairhouse/process/ticker.ts'
import type { World } from './base/world.ts'
import { openClock } from './base/clock.ts'
import * as bank from './bank/index.ts'
import * as btcpay from './btcpay/index.ts'
import * as clock from './clock/index.ts'
import * as control from './control/index.ts'
import * as directory from './directory/index.ts'
import * as dlocal from './dlocal/index.ts'
import * as documentChecks from './document-checks/index.ts'
import * as errorReports from './error-reports/index.ts'
import * as liveChat from './live-chat/index.ts'
import * as apple from './apple/index.ts'
import * as facebook from './facebook/index.ts'
import * as google from './google/index.ts'
import * as idenfy from './idenfy/index.ts'
import * as idin from './idin/index.ts'
import * as incode from './incode/index.ts'
import * as nuvei from './nuvei/index.ts'
import * as openid from './openid/index.ts'
import * as mailbox from './mailbox/index.ts'
import * as mobileId from './mobile-id/index.ts'
import * as orders from './orders/index.ts'
import * as people from './people/index.ts'
import * as phones from './phones/index.ts'
import * as smartId from './smart-id/index.ts'
import * as pushDelivery from './push-delivery/index.ts'
import * as signedIdentification from './signed-identification/index.ts'
import * as registers from './registers/index.ts'
import * as shuftipro from './shuftipro/index.ts'
import * as sms from './sms/index.ts'
import * as trustly from './trustly/index.ts'
import * as wallet from './wallet/index.ts'
import * as studioLine from './studio-line/index.ts'
import * as zignSec from './zign-sec/index.ts'

const migrations = join(import.meta.dirname, '../migrations')

/** Builds the sandbox: the table of contents of the world outside the product. */
export async function buildApp(environment: Environment, logLevel = 'warn'): Promise<{ app: FastifyInstance; world: World }> {
  const app = Fastify({
    logger: { level: logLevel, base: { part: 'sandbox' }, serializers: { req: drawRequest } },
    forceCloseConnections: true,
    bodyLimit: 256 * 1024,
  })
  refuseWhileAway(app)
  const world = await openWorld(environment, app)

  acquirer.register(app, world)
  mailbox.register(app, world)
  antivirus.register(app, world)
  phones.register(world)
  smartId.register(app, world)
  mobileId.register(app, world)
  people.register(world)
  authority.register(world)
  authenticator.register(app, world)
  directory.register(app, world)
  sms.register(app, world)
  registers.register(app, world)
  clock.register(world)
  studioLine.register(app, world)
  errorReports.register(app, world)
  liveChat.register(app, world)
  openid.register(app)
  google.register(app, world)
  apple.register(app, world)
  facebook.register(app, world)
  idin.register(app, world)
  signedIdentification.register(app, world)
  zignSec.register(app, world)
  documentChecks.register(app, world)
  shuftipro.register(app, world)
  incode.register(app, world)
  idenfy.register(app, world)
  trustly.register(app, world)
  wallet.register(app, world)
  orders.register(app, world)
  dlocal.register(app, world)
  btcpay.register(app, world)
  nuvei.register(app, world)
  bank.register(app, world)
  pushDelivery.register(app, world)
  control.register(app, world)
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok', now: world.clock.now().toISOString() }))

  return { app, world }
}

/** Answers 503 while the database is away, because the call itself is not at fault. */
function refuseWhileAway(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, _, reply) => {
    if (!isAway(error)) throw error
    app.log.warn(error, 'the database is away')
    return reply.code(503).header('retry-after', '1').send({ error: 'The sandbox cannot reach its database: ask again.' })
  })
}

async function openWorld(environment: Environment, app: FastifyInstance): Promise<World> {
  const database = openDatabase(environment.databaseUrl, 'sandbox', (error) => app.log.warn(error, 'the database is away'))
  app.addHook('onClose', database.close)
  try {
    await untilDatabaseAnswers(database, 'sandbox', (sentence) => app.log.warn(sentence))
    await migrate(database, migrations)
    const ticker = startTicker((error) => app.log.error(error, 'due work failed and is tried again'))
    app.addHook('onClose', ticker.stop)
    const time = await openClock(database)
    const origin = `http://127.0.0.1:${environment.sandboxPort}`
    return {
      environment,
      origin,
      database,
      clock: time,
      ticker,
      changes: openChanges(),
      control: { routes: [], sections: [] },
      log: app.log,
    }
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Query strings stay out of the log: they may carry references and addresses. */
function drawRequest(request: { method: string; url: string }): { method: string; url: string } {
  return { method: request.method, url: request.url.split('?')[0] ?? '' }
}
