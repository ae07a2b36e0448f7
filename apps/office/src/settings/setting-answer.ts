import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'

/** A setting as its page knows it. */
export type SettingAnswer = OfficeAnswers<'GET /office/settings/one'>
