import { mailTexts } from '@fairhouse/messages/mail-texts.ts'

/** What a phone says that it is asked for. */
export const phoneText = (site: string, language: string): string => mailTexts(language, { site })('phone.confirm')
