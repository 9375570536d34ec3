import { FormSummary, SheetPad } from '#app/ui/index.ts'
import { useFormat, useT } from '../page-context.tsx'
import type { Refusal } from './parse-form.ts'
import { problemText } from './problem-text.ts'
import { WaysOut } from './ways-out.tsx'

type RefusalSummaryProps = {
  refusal: Refusal | undefined
  /** Names of fields as people know them, by path, said before the problem. */
  labels?: Record<string, string>
  /** Where a problem of the whole form leads. */
  formId?: string
  /** What did not happen; that nothing was saved without it. */
  title?: string
}

/** Opens a form that was not accepted: every problem with a link to its field. */
export function RefusalSummary(props: RefusalSummaryProps) {
  const { refusal, labels = {}, formId = 'main', title } = props
  const t = useT('shell')
  const problemTexts = useT('problem')
  const format = useFormat()
  // ConfirmNotice says what is missing, and nothing is wrong.
  if (!refusal || refusal.confirm) return null
  const faults = Object.entries(refusal.problems).map(([path, problem]) => {
    const words = problemText(problemTexts, problem, format)
    const label = labels[path]
    return { fieldId: path || formId, message: label ? `${label}: ${words}` : words }
  })
  return (
    <FormSummary title={title ?? t('form.failed')} faults={faults}>
      <WaysOut problems={refusal.problems} />
    </FormSummary>
  )
}

/** A refused form of a page that is more than that form: what was wrong, above all of it. */
export function SheetRefusal(props: RefusalSummaryProps) {
  if (!props.refusal) return null
  return (
    <SheetPad>
      <RefusalSummary {...props} />
    </SheetPad>
  )
}
