import { and, asc, eq, ne } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import {
  answerFields,
  type CannedAnswerInput,
  type CannedAnswerListQuery,
  cannedAnswersContract,
} from '#contract/customers/canned-answers.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { answerIn, unknownFields } from './canned-answer.ts'
import { cannedAnswersSearch, cannedAnswersTable } from './tables.ts'

type Stored = typeof cannedAnswersTable.$inferSelect

export const cannedAnswerList: RegisterSource<CannedAnswerListQuery> = {
  from: 'canned_answers',
  search: cannedAnswersSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: { language: equals('language') },
}

export const cannedAnswers = defineRegister({
  kind: 'cannedAnswer',
  contract: cannedAnswersContract,
  table: cannedAnswersTable,
  list: cannedAnswerList,
  row: rowOf(cannedAnswersTable),
  record: asStored,
  labelOf: ({ name }) => name,
  found: ({ name, text }) => ({ words: { name, text }, text }),
  reach: 'whole',
  prepare,
})

/** @throws AppError invalid for a field that nothing fills in, and for the same twice in a language */
function prepare(
  writer: Writer,
  _: FirmContext,
  input: CannedAnswerInput,
  before?: Stored,
): Prepared {
  const [unknown] = unknownFields(input.text)
  if (unknown !== undefined) {
    const known = answerFields.map((field) => `{${field}}`).join(', ')
    throw invalidField('text', 'unknownPlaceholder', { name: `{${unknown}}`, known })
  }
  const { name, language, id, isArchived } = cannedAnswersTable
  const isSame = and(
    eq(name, input.name),
    eq(language, input.language),
    eq(isArchived, false),
    before && ne(id, before.id),
  )
  const other = writer.db.select({ id }).from(cannedAnswersTable).where(isSame).get()
  if (other) throw invalidField('name', 'nameTaken')
  return { columns: input }
}

/** Those that can be taken, by name: each once, in the language of the reader where there is one. */
export function answersFor(
  { db }: Reader,
  { language, firmLanguage }: { language: Language; firmLanguage: Language },
): Pick<Stored, 'id' | 'name' | 'language'>[] {
  const { name, isArchived } = cannedAnswersTable
  const rows = db
    .select()
    .from(cannedAnswersTable)
    .where(eq(isArchived, false))
    .orderBy(asc(name))
    .all()
  const byName = Map.groupBy(rows, (row) => row.name)
  return [...byName.values()].flatMap((same) => answerIn(same, language, firmLanguage) ?? [])
}
