import { data } from '@remix-run/cloudflare'
import type { z } from 'zod'
import { AppError, type FieldProblem, type FieldProblems, reasonOf } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import type { TypedTree } from './form-tree.ts'
import type { ConfirmRequest } from './proof.ts'
import type { Form } from './read-form.ts'
import { waitProblem } from './wait-problem.ts'

/** A form that was not accepted, on its way back to the person who sent it. */
export type Refusal = {
  /** What was typed, to fill the fields again. */
  values: TypedTree
  /** By the field's path; the empty path is the form itself. */
  problems: FieldProblems
  /** The other version of the record, when somebody else changed it meanwhile. */
  conflict?: unknown
  /** The person must show who they are before this is done; see `ConfirmNotice`. */
  confirm?: ConfirmRequest
}

export type Parsed<Value> =
  | { value: Value; refusal?: undefined }
  | { value?: undefined; refusal: Refusal }

/**
 * Checks a form against a schema of the contract. `more` is what the form does not say, such as
 * the firm's id, and wins over it.
 */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
  more: Record<string, unknown> = {},
): Parsed<z.output<Schema>> {
  const result = schema.safeParse({ ...form.data, ...more })
  if (result.success) return { value: result.data }
  return { refusal: { values: form.values, problems: fieldProblems(result.error) } }
}

const answered: ReadonlySet<string> = new Set([
  'invalid',
  'conflict',
  'idempotency_mismatch',
  'locked',
  'too_large',
  'unsupported_type',
  'rate_limited',
  'unavailable',
])

/**
 * The API's refusal of a form, to be shown with the form. Rethrows what no form can answer:
 * `not_found`, `forbidden` without a reason and so on have pages of their own.
 */
export function refusalOf(error: unknown, form: Form): { refusal: Refusal; status: number } {
  if (!(error instanceof AppError)) throw error
  const { code, detail, status } = error
  const reason = reasonOf(error)
  if (!answered.has(code) && !(code === 'forbidden' && reason)) throw error
  const conflict = code === 'conflict' && !reason ? detail : undefined
  const problems = atDate(problemsOf(error), form.values)
  return { refusal: { values: form.values, problems, conflict }, status }
}

/** Names of the day a document is of, in the order in which one is looked for. */
const dateFields = ['issueDate', 'date', 'executionDate', 'collectionDate'] as const

/** A closed period is said at the day that lies in it, where the form has that day. */
function atDate(problems: FieldProblems, values: TypedTree): FieldProblems {
  const { '': whole, ...others } = problems
  const lockDate = whole?.key === 'lockedUntil' ? String(whole.params?.date) : ''
  const field = dateFields.find((name) => {
    const typed = values[name]
    return typeof typed === 'string' && typed !== '' && typed <= lockDate
  })
  return whole && field ? { ...others, [field]: whole } : problems
}

/** What is wrong by the field's path, or with the whole where the API names no field. */
export function problemsOf(error: AppError): FieldProblems {
  const { code, fields } = error
  if (Object.keys(fields).length > 0) return fields
  if (code === 'rate_limited') return { '': waitProblem(error) }
  return { '': lockProblem(error) ?? { key: reasonOf(error) ?? wholeForm[code] ?? code } }
}

/** Up to which day the books are closed, where that is what forbids it. */
function lockProblem({ code, detail }: AppError): FieldProblem | undefined {
  if (code !== 'locked' || typeof detail !== 'object' || detail === null) return undefined
  if (!('lockDate' in detail) || typeof detail.lockDate !== 'string') return undefined
  return { key: 'lockedUntil', params: { date: detail.lockDate } }
}

/** Keys of the `problem` texts for an error that is about no single field. */
const wholeForm: Record<string, string> = {
  invalid: 'invalid',
  conflict: 'changedMeanwhile',
  idempotency_mismatch: 'alreadySent',
  locked: 'locked',
  too_large: 'fileTooLarge',
  unsupported_type: 'fileType',
  rate_limited: 'tooManyAttempts',
  unavailable: 'unavailable',
}

/** The page again with the person's own input and an error at each field; status 422 by default. */
export function refuse(refusal: Refusal, status = 422) {
  return data({ refusal }, { status })
}
