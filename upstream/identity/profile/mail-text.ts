import type { Language } from '#contract/core/fields.ts'

/** A mail's words in every language; `{name}`, `{email}` and `{link}` are gaps. */
export type MailTexts = Record<Language, { subject: string; text: string }>
