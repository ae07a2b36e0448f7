export { newKey, openDevice, type DeviceKey, type Wrong } from './device.ts'
