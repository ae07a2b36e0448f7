import { useState, type ReactNode } from 'react'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Section, type PageAct } from '../base/pieces/Page.tsx'
import { AskDocuments } from './AskDocuments.tsx'

/** The act `d` of a page about a player, and the form that it opens: ask them for documents. */
export function useAskDocuments(player: string, name: string): { acts: PageAct[]; panel: ReactNode } {
  const t = useT()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  if (!may('documents.request')) return { acts: [], panel: null }
  const label = t('office-queues.document.ask')
  const panel = isAsking && (
    <Section title={label}>
      <AskDocuments player={player} name={name} onDone={() => setAsking(false)} />
    </Section>
  )
  return { acts: [{ id: 'document.ask', keys: 'd', label, run: () => setAsking((before) => !before) }], panel }
}
