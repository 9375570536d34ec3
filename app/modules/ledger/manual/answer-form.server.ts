import { data } from '@remix-run/cloudflare'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { readLines } from './entry-of-form.ts'
import { rowsFor } from './entry-values.ts'
import { sumsOfLines } from './sums-of-lines.ts'

/** The form of an entry again: with what is wrong, or with more rows; its sums are worked out. */
export function formAgain(form: Form, currency: string, refusal?: Refusal, status = 200) {
  const rows = rowsFor(form.values, form.intent === 'more')
  const sums = sumsOfLines(readLines(form, currency).lines)
  return data({ refusal: refusal ?? { values: form.values, problems: {} }, rows, sums }, { status })
}
