import type { ModalProps } from '../shell/ModalHost.tsx'
import { Article } from './Article.tsx'

/** `?modal=privacy-policy`, `terms-conditions` and `responsible-gambling`: the page of that name over the page one is on. */
export function ContentModal({ modal }: ModalProps) {
  return <Article name={modal} inModal />
}
