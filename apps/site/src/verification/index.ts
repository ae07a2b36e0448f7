export { AskedProof } from './AskedProof.tsx'
export { ProfileProofs } from './ProfileProofs.tsx'
