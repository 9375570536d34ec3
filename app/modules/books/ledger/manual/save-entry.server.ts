import type { z } from 'zod'
import { type Attempt, attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  JournalTemplateInput,
  ManualEntryInput,
  manualEntriesContract,
} from '#contract/books/manual-entries.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { problemsByRow, readLines } from './entry-of-form.ts'

type Outcome =
  | { id: string; refusal?: undefined }
  | { refusal: Refusal; status: number; id?: undefined }

/** Saves a draft, new or changed; `intent` post writes it into the journal as well. */
export async function saveEntry(
  { call, firm }: FirmAccess,
  form: Form,
  manualEntryId?: string,
): Promise<Outcome> {
  const { data, idempotencyKey } = form
  const { firmId, baseCurrency } = firm
  const { lines, problems, rows } = readLines(form, baseCurrency)
  const read = ManualEntryInput.safeParse({
    date: textAt(data, 'date'),
    memo: textAt(data, 'memo'),
    reverseDate: textAt(data, 'reverseDate') || null,
    lines,
  })
  const wrong = wrongOf(read, rows, problems)
  if (!read.success || wrong) return refused(form, wrong)
  const version = Number(textAt(data, 'version'))
  const saved = await attempt(form, () =>
    manualEntryId === undefined
      ? call(manualEntriesContract.create, { ...read.data, firmId }, { idempotencyKey })
      : call(manualEntriesContract.update, { ...read.data, firmId, manualEntryId, version }),
  )
  return outcomeOf(saved, rows)
}

/** Saves a template, new or changed. */
export async function saveTemplate(
  { call, firm }: FirmAccess,
  form: Form,
  templateId?: string,
): Promise<Outcome> {
  const { data, idempotencyKey } = form
  const { firmId, baseCurrency } = firm
  const { lines, problems, rows } = readLines(form, baseCurrency)
  const read = JournalTemplateInput.safeParse({
    name: textAt(data, 'name'),
    memo: textAt(data, 'memo'),
    every: textAt(data, 'every'),
    startDate: textAt(data, 'startDate') || null,
    endDate: textAt(data, 'endDate') || null,
    posts: textAt(data, 'posts') === '1',
    lines,
  })
  const wrong = wrongOf(read, rows, problems)
  if (!read.success || wrong) return refused(form, wrong)
  const version = Number(textAt(data, 'version'))
  const saved = await attempt(form, () =>
    templateId === undefined
      ? call(manualEntriesContract.createTemplate, { ...read.data, firmId }, { idempotencyKey })
      : call(manualEntriesContract.updateTemplate, { ...read.data, firmId, templateId, version }),
  )
  return outcomeOf(saved, rows)
}

/** What is wrong with a form, each at its row; undefined where nothing is. */
function wrongOf(
  read: { success: boolean; error?: z.ZodError },
  rows: readonly number[],
  problems: FieldProblems,
): FieldProblems | undefined {
  const found = read.error ? problemsByRow(fieldProblems(read.error), rows) : {}
  const all = { ...found, ...problems }
  return Object.keys(all).length > 0 ? all : undefined
}

function refused({ values }: Form, problems: FieldProblems = {}): Outcome {
  return { refusal: { values, problems }, status: 422 }
}

function outcomeOf(saved: Attempt<{ id: string }>, rows: readonly number[]): Outcome {
  if (!saved.refusal) return { id: saved.value.id }
  const own = problemsByRow(saved.refusal.problems, rows)
  return { refusal: { ...saved.refusal, problems: own }, status: saved.status }
}
