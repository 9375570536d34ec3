import { z } from 'zod'
import { Id, Language, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** What a canned answer may name in braces; filled in when it is taken into an answer. */
export const answerFields = ['name', 'firm', 'sender', 'ticket', 'subject', 'date', 'link'] as const
export type AnswerField = (typeof answerFields)[number]

/** Words that are written often, in one language. Those of one name say the same in each language. */
export const CannedAnswerInput = z.object({
  name: requiredText(120),
  language: Language,
  text: requiredText(5000),
})

export type CannedAnswerInput = z.infer<typeof CannedAnswerInput>

export const CannedAnswer = recordOf(CannedAnswerInput)
export type CannedAnswer = z.infer<typeof CannedAnswer>

export const CannedAnswerRow = CannedAnswer.pick({
  id: true,
  name: true,
  language: true,
  text: true,
  updatedAt: true,
})
export type CannedAnswerRow = z.infer<typeof CannedAnswerRow>

export const CannedAnswerListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: { language: Language.optional() },
})
export type CannedAnswerListQuery = z.infer<typeof CannedAnswerListQuery>

export const cannedAnswersContract = registerContract({
  path: 'canned-answers',
  tag: 'Canned answers',
  view: 'supportTicket:view',
  edit: 'supportTicket:edit',
  one: z.object({ firmId: Id, cannedAnswerId: Id }),
  onePath: '{cannedAnswerId}',
  input: CannedAnswerInput,
  query: CannedAnswerListQuery,
  row: CannedAnswerRow,
  record: CannedAnswer,
  bulk: ['archive', 'restore'],
  summaries: { list: 'Lists the canned answers of support.' },
})
