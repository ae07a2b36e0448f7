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

/** Lets a passkey sign what the server has sent. */
export function signByPasskey<Used>(options: Record<string, unknown>): Promise<Passkeyed<Used>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON) // the same
  return answerOf(navigator.credentials.get({ publicKey }))
}

async function answerOf<Answer>(asked: Promise<Credential | null>): Promise<Passkeyed<Answer>> {
  const credential = await asked.catch(() => null)
  if (!credential) return { ok: false }
  return { ok: true, answer: (credential as PublicKeyCredential).toJSON() as unknown as Answer } // asked for by publicKey
}
