export { newKey, openDevice, type Wrong } from './device.ts'
