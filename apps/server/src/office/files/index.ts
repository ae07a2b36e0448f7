export { buildOfficeFiles } from './build-office-files.ts'
export { makeFileAddress, setFilesCookie } from './file-address.ts'
