import { mailTexts } from '@fairhouse/messages/mail-texts.ts'

/** The text a phone shows for the request. */
export const phoneText = (site: string, language: string): string => mailTexts(language, { site })('phone.confirm')
