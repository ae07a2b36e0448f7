export { encryptionPage, interfaceFiles, interfacePage } from './interface-page.ts'
export { slipTemplate } from './slip-template.ts'
