import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import type { House } from '../../base/house.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

/** Refuses an act that moves money while a restored house is shut: its books lack what providers and studios are asked for. */
export const whileShut = ({ stops }: Pick<House, 'stops'>, { effect }: OfficeCall): OfficeRefused | undefined =>
  effect === 'movesMoney' && stops.shut()
    ? no('mayNot', {
        message: 'The house was put back to a moment and is shut: money moves once providers and studios were asked and it is opened.',
      })
    : undefined
