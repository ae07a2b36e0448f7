import type { OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ConsequenceView, RefusalNotice, type ActAt } from '../acts/index.ts'
import { useOffice, useT } from '../base/office.ts'

/** What a decision would do, rehearsed by the server; anew whenever what it is decided on has another version. */
export function Outcome<At extends ActAt>({ at, input, version }: { at: At; input: OfficeTakes<At>; version: string }) {
  const { background } = useOffice()
  const t = useT()
  const { data } = useQuery({ queryKey: ['rehearsal', at, input, version], queryFn: () => background.rehearse(at, input) })
  if (!data) return <Skeleton lines={3} label={t('office.act.rehearsing')} />
  return data.ok ? <ConsequenceView consequence={data.value} /> : <RefusalNotice refusal={data.refusal} />
}
