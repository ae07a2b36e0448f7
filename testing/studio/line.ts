import { openTestWorld } from '../sandbox/world.ts'
import { callsOf, openPlatform, until } from './platform.ts'
import { openStudioWorld } from './world.ts'

/** A studio and a platform with the sandbox's line between them, and one clock, the sandbox's. */
export type LineTest = Awaited<ReturnType<typeof openLineTest>>

/** Opens all three. */
export async function openLineTest() {
  const platform = openPlatform({ minRoundMs: 0, autoplay: false }, () => sandbox.world.clock.now())
  const productOrigin = await platform.app.listen({ host: '127.0.0.1', port: 0 })
  const sandbox = await openTestWorld({ productOrigin })
  const { origin } = sandbox.world
  const test = await openStudioWorld({ walletOrigin: origin, clockUrl: `${origin}/control/clock` })
  return {
    sandbox,
    test,
    platform,
    ...callsOf(test, platform.newToken),
    /** Moves the one clock; answers when the studio has heard of it. */
    advance: async (seconds: number) => {
      await sandbox.advance(seconds)
      const there = sandbox.world.clock.now()
      await until(
        () => test.studio.world.clock.now(),
        (now) => now >= there,
      )
    },
    close: async () => {
      await test.close()
      await sandbox.close()
      await platform.app.close()
    },
  }
}
