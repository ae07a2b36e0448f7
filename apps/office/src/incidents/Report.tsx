import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button } from '@fairhouse/ui'
import { useOffice } from '../base/office.ts'
import { TextArea } from '../base/pieces/form.tsx'
import { Section } from '../base/pieces/Page.tsx'
import { reportText } from './report-text.ts'

/** The report of an incident that is over, as text to copy, and to print. */
export function Report({ one }: { one: OfficeAnswers<'GET /office/incidents/one'> }) {
  const { texts } = useOffice()
  const { t } = texts
  return (
    <Section
      title={t('office-incidents.report')}
      aside={
        <Button kind="line" onClick={() => window.print()}>
          {t('office-incidents.print')}
        </Button>
      }
    >
      <TextArea label={t('office-incidents.reportText')} value={reportText(texts, one)} onChange={() => undefined} />
    </Section>
  )
}
