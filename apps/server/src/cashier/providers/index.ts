export { adaptersInUse, providerAccounts, providerNamed } from './providers.ts'
