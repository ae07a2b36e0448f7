export { adaptersInUse, providerAccounts, providerNamed } from './providers.ts'
export { providerSettings, providersInSandbox } from './registry.ts'
