import type { ModalProps } from '../frame/modal/ModalHost.tsx'
import { AskedProof } from './AskedProof.tsx'

/** `?modal=verification`. */
export function VerificationModal({ close }: ModalProps) {
  return <AskedProof onDone={close} stay />
}
