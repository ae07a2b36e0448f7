export { accountName } from './account-name.ts'
export { isUnconfirmed } from './assumptions.ts'
export { integer, shapedText, text, url } from './setting.ts'
