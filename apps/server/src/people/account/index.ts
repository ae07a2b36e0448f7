export { closeAccount, deleteAccount } from './close-account.ts'
