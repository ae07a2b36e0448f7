import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { codeFrom, prepareCodeWindow, type CodeService } from './code-window.ts'

afterEach(() => void vi.unstubAllGlobals())

const settings = {
  fe: {
    'google.clientId': 'client-g',
    'facebook.appId': 'app-f',
    'facebook.sdkVersion': '12.0',
    'apple.clientId': 'client-a',
    'apple.scriptUrl': 'https://apple.example/client.js',
    'google.scriptUrl': 'https://google.example/client.js',
    'facebook.scriptUrl': 'https://facebook.example/client.js',
  },
}

/** A page that takes scripts, which come at once. */
function page() {
  const scripts: string[] = []
  const createElement = () => {
    const heard: Record<string, () => void> = {}
    return { src: '', addEventListener: (name: string, hear: () => void) => (heard[name] = hear), heard, remove: () => undefined }
  }
  const append = (script: ReturnType<typeof createElement>) => {
    scripts.push(script.src)
    script.heard['load']?.()
  }
  vi.stubGlobal('document', { createElement, head: { append } })
  return scripts
}

describe('the script of a service', () => {
  test.each<[CodeService]>([['google'], ['facebook'], ['apple']])(
    'of %s comes when it is chosen, once, and that of no other',
    async (service) => {
      proves('IDN-471')
      const scripts = page()
      expect(scripts).toEqual([])
      await prepareCodeWindow(service, settings)
      await prepareCodeWindow(service, settings)
      expect(scripts).toEqual([`https://${service}.example/client.js`])
    },
  )
})

describe('the window of a service', () => {
  test('is opened by the script of Google, which hands over a code', async () => {
    proves('IDN-468', 'IDN-470')
    const requestCode = vi.fn<() => void>()
    type Client = { client_id: string; ux_mode: string; callback: (answer: { code?: string }) => void; error_callback: () => void }
    const initCodeClient = vi.fn<(client: Client) => { requestCode: () => void }>(() => ({ requestCode }))
    vi.stubGlobal('window', { google: { accounts: { oauth2: { initCodeClient } } } })
    const code = codeFrom('google', settings)
    const client = initCodeClient.mock.calls[0]?.[0]
    expect([client?.client_id, client?.ux_mode, requestCode.mock.calls.length]).toEqual(['client-g', 'popup', 1])
    client?.callback({ code: 'C-1' })
    expect(await code).toBe('C-1')
    const left = codeFrom('google', settings)
    initCodeClient.mock.calls[1]?.[0].error_callback()
    expect(await left).toBeUndefined()
  })

  test('is opened by the script of Facebook in version 12.0, which hands over a code', async () => {
    proves('IDN-467', 'IDN-469', 'SHL-1079')
    const init = vi.fn<(app: unknown) => void>()
    const login = vi.fn<(callback: (answer: unknown) => void, options: unknown) => void>((callback) =>
      callback({ authResponse: { code: 'C-2' } }),
    )
    vi.stubGlobal('window', { FB: { init, login } })
    expect(await codeFrom('facebook', settings)).toBe('C-2')
    expect([init.mock.calls, login.mock.calls.length]).toEqual([[[{ appId: 'app-f', version: 'v12.0' }]], 1])
    expect(login.mock.calls[0]?.[1]).toMatchObject({ response_type: 'code' })
    login.mockImplementationOnce((callback) => callback({ authResponse: null }))
    expect(await codeFrom('facebook', settings)).toBeUndefined()
  })

  test('is opened by the script of Apple, which hands over a code', async () => {
    const init = vi.fn<(client: unknown) => void>()
    const signIn = vi.fn<() => Promise<unknown>>(async () => ({ authorization: { code: 'C-3' } }))
    vi.stubGlobal('window', { AppleID: { auth: { init, signIn } } })
    vi.stubGlobal('location', { origin: 'https://house.example' })
    expect(await codeFrom('apple', settings)).toBe('C-3')
    expect(init.mock.calls).toEqual([
      [{ clientId: 'client-a', scope: 'name email', redirectURI: 'https://house.example/identification/return/apple', usePopup: true }],
    ])
    signIn.mockRejectedValueOnce(new Error('closed'))
    expect(await codeFrom('apple', settings)).toBeUndefined()
  })
})
