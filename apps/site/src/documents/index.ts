export { IbanProof } from './IbanProof.tsx'
