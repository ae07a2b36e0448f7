/** What a device did with a passkey: it answered, or the person or the device declined. */
export type Passkeyed<Answer> = { ok: true; answer: Answer } | { ok: false }

/** Whether this browser supports passkeys as we send them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Makes a passkey on the device. */
export function makePasskey<Made>(options: Record<string, unknown>): Promise<Passkeyed<Made>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON) // the server's library writes them
  return answerOf(navigator.credentials.create({ publicKey }))
}

/**
 * Lets a passkey sign what the server has sent. Beside the sandbox, whoever came as one of its demonstration staff
 * (`?as=payments` in the address) signs by the passkey that it keeps for them, at `authenticator`.
 */
export function signByPasskey<Used>(options: Record<string, unknown>, authenticator: string | null): Promise<Passkeyed<Used>> {
  const person = authenticator === null ? null : demonstrated()
  if (person !== null) return signBySandbox(`${authenticator}/use`, person, options)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON) // the same
  return answerOf(navigator.credentials.get({ publicKey }))
}

async function answerOf<Answer>(asked: Promise<Credential | null>): Promise<Passkeyed<Answer>> {
  const credential = await asked.catch(() => null)
  if (!credential) return { ok: false }
  return { ok: true, answer: (credential as PublicKeyCredential).toJSON() as unknown as Answer } // asked for by publicKey
}

const kept = 'demonstration-staff'

/** Returns as whom of the demonstration staff this tab came. */
export function demonstrated(): string | null {
  const asked = new URL(location.href).searchParams.get('as')
  if (asked !== null) sessionStorage.setItem(kept, asked)
  return sessionStorage.getItem(kept)
}

async function signBySandbox<Used>(address: string, person: string, options: object): Promise<Passkeyed<Used>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ person, options }) }
  const response = await fetch(address, init).catch(() => undefined)
  return response?.ok ? { ok: true, answer: ((await response.json()) as { used: Used }).used } : { ok: false } // the sandbox's own answer
}
