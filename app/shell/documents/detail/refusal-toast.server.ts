import type { FlashToast } from '#app/shell/flash-toast.ts'
import { lockProblem } from '#app/shell/form/parse-form.ts'
import { problemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { AppError } from '#contract/errors.ts'

/** What forbids a button of a document's page, in words. Rethrows what has a page of its own. */
export function refusalToast(
  error: unknown,
  t: (namespace: string) => Translate,
  format: Format,
): FlashToast {
  const answered = ['conflict', 'invalid', 'locked', 'idempotency_mismatch']
  if (!(error instanceof AppError) || !answered.includes(error.code)) throw error
  const [first] = Object.values(error.fields)
  const key = reasonOf(error.detail) ?? fallbackKeys[error.code] ?? 'invalid'
  const description = problemText(t('problem'), first ?? lockProblem(error) ?? { key }, format)
  return { type: 'error', message: t('document')('detail.refused'), description }
}

const fallbackKeys: Record<string, string> = {
  conflict: 'changedMeanwhile',
  locked: 'locked',
  idempotency_mismatch: 'alreadySent',
}

function reasonOf(detail: unknown): string | undefined {
  if (typeof detail !== 'object' || detail === null || !('reason' in detail)) return undefined
  return typeof detail.reason === 'string' ? detail.reason : undefined
}
