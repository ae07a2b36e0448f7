export { adaptersInUse, providerAccounts, providerNamed } from './providers.ts'
export { allProviders, providerSettings, providersInSandbox } from './registry.ts'
