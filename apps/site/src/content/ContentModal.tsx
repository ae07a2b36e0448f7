import { Suspense, type ComponentType } from 'react'
import { consentBar } from '../identification/index.ts'
import type { ModalProps } from '../frame/modal/ModalHost.tsx'
import { Article } from './Article.tsx'

const ConsentBar = consentBar.view as unknown as ComponentType<{ document: string; close: () => void }> // the chunk's one component

/**
 * `?modal=privacy-policy`, `terms-conditions` and `responsible-gambling`: that page over the current one, with a button
 * if a login waits for its acceptance.
 */
export function ContentModal({ modal, close }: ModalProps) {
  return (
    <>
      <Article name={modal} inModal />
      <Suspense>
        <ConsentBar document={modal} close={close} />
      </Suspense>
    </>
  )
}
