import type { DocumentGroupView } from '@fairhouse/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import { GroupForm } from './upload/GroupForm.tsx'
import style from './state/Documents.module.css'

const type = 'ibanVerification'

/** The proof that a bank account is the player's, under the form of the account; its texts come with it. */
export function IbanProof() {
  const { texts } = useSite()
  const [isReady, setReady] = useState(false)
  const { data } = useAnswer('GET /api/documents', {}, { staleMs: 0 })
  const navigate = useNavigate()
  useEffect(() => void texts.load(['documents', 'list']).then(() => setReady(true)), [texts])
  if (!isReady || !data) return null
  const end = () => void navigate({ to: '.', search: ({ modal: _modal, ...now }) => now })
  return (
    <section className={style.part} aria-labelledby="iban-proof">
      <h3 id="iban-proof" className={style.heading}>
        {texts.t(`documents.type.${type}`)}
      </h3>
      <GroupForm group="paymentDetails" view={viewOf(data.groups.paymentDetails, data.documents)} ends="ok" onEnd={end} />
    </section>
  )
}

/** Returns the status of the proof itself, whatever else was sent about payments. */
function viewOf(group: DocumentGroupView, documents: readonly { type: string; reason: string | null }[]): DocumentGroupView {
  const reason = documents.find((one) => one.type === type)?.reason ?? null
  return { ...group, groupStatus: group.types[type] ?? null, offered: [type], nextType: type, nextTypeRequired: true, reason }
}
