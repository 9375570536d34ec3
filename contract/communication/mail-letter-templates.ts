import { z } from 'zod'
import { Id, Language, requiredText } from '../core/fields.ts'

/** What a letter template may have in braces: filled in for each reader when it is put into a draft. */
export const letterFields = ['name', 'firm', 'sender', 'date', 'record'] as const

/** Words that are written often. Those of one name are one template in several languages. */
export const LetterTemplateInput = z.object({
  name: requiredText(60),
  language: Language,
  subject: z.string().trim().max(300).default(''),
  text: requiredText(10_000),
})
export type LetterTemplateInput = z.infer<typeof LetterTemplateInput>

export const LetterTemplate = LetterTemplateInput.extend({ id: Id, mailboxId: Id })
export type LetterTemplate = z.infer<typeof LetterTemplate>
