export { drawBankLogo, drawLogo, drawProviderLogo } from './draw-logo.ts'
