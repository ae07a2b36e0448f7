/** Returns whether this browser supports passkeys as we send them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Creates a passkey on the device; undefined if the person or the device declines. */
export async function makePasskey<Made>(options: Record<string, unknown>): Promise<Made | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON) // the server's library writes them
  return jsonOf(navigator.credentials.create({ publicKey }))
}

/** Proves the login with a passkey of the device; undefined if the person or the device declines. */
export async function provePasskey<Used>(options: Record<string, unknown>): Promise<Used | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON) // the same
  return jsonOf(navigator.credentials.get({ publicKey }))
}

async function jsonOf<Answer>(asked: Promise<Credential | null>): Promise<Answer | undefined> {
  const credential = await asked.catch(() => null)
  return credential ? ((credential as PublicKeyCredential).toJSON() as unknown as Answer) : undefined // asked for by publicKey
}
