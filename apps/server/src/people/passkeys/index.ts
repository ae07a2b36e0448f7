export { addPasskey, beginPasskey, beginPasskeyLogin, endPasskey, listPasskeys, loginWithPasskey } from './passkeys.ts'
