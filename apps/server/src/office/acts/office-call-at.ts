import { officeApi } from '@fairhouse/contract/office/index.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'

const calls = new Map<string, OfficeCall>(Object.values(officeApi).map((call) => [call.at, call]))

/** Finds a call by its address. */
export const officeCallAt = (at: string): OfficeCall | undefined => calls.get(at)
