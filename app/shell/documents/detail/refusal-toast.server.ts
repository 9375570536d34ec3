import type { FlashToast } from '#app/shell/flash-toast.ts'
import { problemsOf } from '#app/shell/form/parse-form.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { AppError } from '#contract/core/errors.ts'

/** What forbids a button of a document's page, in words. Rethrows what has a page of its own. */
export function refusalToast(
  error: unknown,
  t: (namespace: string) => Translate,
  format: Format,
): FlashToast {
  const answered = ['conflict', 'invalid', 'locked', 'idempotency_mismatch']
  if (!(error instanceof AppError) || !answered.includes(error.code)) throw error
  const description = firstProblemText(t('problem'), problemsOf(error), format)
  return { type: 'error', message: t('document')('detail.refused'), description }
}
