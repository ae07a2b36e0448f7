import type { BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import type { OfficeAnswers, OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useRef, useState } from 'react'
import { useOffice } from '../base/office.ts'

export type RehearsedRow = OfficeAnswers<'POST /office/bulk/rehearse'>['rows'][number]
type Rehearsal = { rows: readonly RehearsedRow[]; isRunning: boolean; refusal?: OfficeRefusal }

const atATime = 50

/** Rehearses an act on a list piece by piece, so that one sees how far it is; a new one ends the one before. */
export function useRehearsal() {
  const { caller } = useOffice()
  const [rehearsal, setRehearsal] = useState<Rehearsal>()
  const run = useRef(0)
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )
  const start = async (call: BulkCallName, input: Record<string, unknown>, subjects: readonly string[]) => {
    run.current += 1
    const mine = run.current
    let rows: readonly RehearsedRow[] = []
    setRehearsal({ rows, isRunning: true })
    for (let from = 0; from < subjects.length; from += atATime) {
      const outcome = await caller.call('POST /office/bulk/rehearse', { call, input, subjects: subjects.slice(from, from + atATime) })
      if (run.current !== mine) return
      if (!outcome.ok) return setRehearsal({ rows, isRunning: false, refusal: outcome.refusal })
      rows = [...rows, ...outcome.value.rows]
      setRehearsal({ rows, isRunning: from + atATime < subjects.length })
    }
  }
  const forget = () => {
    run.current += 1
    setRehearsal(undefined)
  }
  return { rehearsal, start, forget }
}
