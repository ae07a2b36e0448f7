import type { GameReturn } from '@fairhouse/contract/office/queues/game-returns.ts'
import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import { toneOfGrade } from './return-words.ts'

/** How a return stands; one that is outside says on which side. */
export function GradeTag({ of: { grade, side } }: { of: Pick<GameReturn, 'grade' | 'side'> }) {
  const t = useT()
  const isOutside = grade === 'alarm' || grade === 'proposal'
  return (
    <span>
      <Tag tone={toneOfGrade[grade]}>{t(`office-queues.gameReturn.grade.${grade}`)}</Tag>
      {isOutside && side && <> {t(`office-queues.gameReturn.side.${side}`)}</>}
    </span>
  )
}
