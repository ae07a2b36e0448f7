import type { FastifyReply } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonSecurity, pagePolicy } from './security-headers.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

/** What a page may hold in frames now. */
const frames = (): string => /frame-src ([^;]*)/.exec(pagePolicy(at.house, { scripts: [], styles: [] }))?.[1] ?? ''

test('pages allow the frame of a bank only where one can sign up by it', async () => {
  await at.set('be.confirmedProtocols', ['trustly'])
  await at.set('be.trustly.frameUrl', 'https://trustly.com/somewhere')
  expect(frames()).not.toContain('trustly')
  await at.set('fe.registration.methods', ['regular', 'trustly'])
  expect(frames().split(' ')).toContain('https://trustly.com')
})

test('pages allow the frame of the automatic validation, and the camera in it, only where its service is on', async () => {
  await at.set('be.idenfy.frameUrl', 'https://ui.idenfy.com')
  const camera = () => {
    const told = new Map<string, string>()
    commonSecurity(at.house, { header: (name: string, value: string) => told.set(name, value) } as unknown as FastifyReply) // as much of it as is used
    return told.get('permissions-policy')
  }
  expect([frames().includes('idenfy'), camera()]).toEqual([false, expect.stringContaining('camera=(self),')])
  await at.set('be.verification.idenfy', true)
  expect(frames().split(' ')).toContain('https://ui.idenfy.com')
  expect(camera()).toContain('camera=(self "https://ui.idenfy.com"),')
  await at.set('be.verification.idenfy', false)
})
