import { ConflictNotice, type Difference, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { problemText } from '#app/shell/form/problem-text.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band } from '#app/ui/index.ts'
import type { Invoice } from '#contract/invoice.ts'
import type { EditorState } from '../../draft/answer-editor.server.ts'
import type { Draft } from '../../draft/draft.ts'
import { draftOfInvoice } from '../../draft/draft-of-invoice.ts'
import { invoiceEditPath } from '../../paths.ts'
import * as styles from './editor.css.ts'
import { editorFormId } from './editor-form-id.ts'
import { useProblemLabels } from './problem-labels.ts'

type NoticesProps = { state: EditorState; saved: Invoice | undefined }

/** What is wrong with the form, what differs from another version, what finalising would ask. */
export function EditorNotices({ state, saved }: NoticesProps) {
  const labels = useProblemLabels(Object.keys(state.refusal?.problems ?? {}))
  const isConflict = state.isConflict && saved !== undefined
  return (
    <div className={styles.notices}>
      {isConflict ? (
        <Conflict draft={state.draft} saved={saved} />
      ) : (
        <RefusalSummary refusal={state.refusal} labels={labels} formId={editorFormId} />
      )}
      {state.checks && <Checks checks={state.checks} />}
    </div>
  )
}

function Checks({ checks }: { checks: NonNullable<EditorState['checks']> }) {
  const t = useT('invoicing')
  const problems = useT('problem')
  const format = useFormat()
  const labels = useProblemLabels(Object.keys(checks))
  const found = Object.entries(checks)
  if (found.length === 0) return <Band tone="ok" title={t('edit.ready')} />
  return (
    <Band tone="info" title={t('edit.notReady')}>
      <ul>
        {found.map(([path, problem]) => (
          <li key={path}>
            {[labels[path], problemText(problems, problem, format)].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Conflict({ draft, saved }: { draft: Draft; saved: Invoice }) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const format = useFormat()
  const theirs = draftOfInvoice(saved, format)
  const fields: Difference[] = comparedFields.map(([name, key]) => ({
    label: t(`edit.${key ?? name}`, { currency: draft.currency }),
    theirs: theirs[name],
    yours: draft[name],
  }))
  const lines = Array.from(
    { length: Math.max(theirs.lines.length, draft.lines.length) },
    (_, at) => ({
      label: t('edit.line', { line: at + 1 }),
      theirs: lineText(theirs.lines[at]),
      yours: lineText(draft.lines[at]),
    }),
  )
  return (
    <ConflictNotice
      differences={differencesOf([...fields, ...lines])}
      theirsHref={invoiceEditPath(firm.firmId, saved.id)}
      formId={editorFormId}
    />
  )
}

/** Fields of a draft, and the key of their label where it has another name. */
const comparedFields = [
  ['issueDate'],
  ['supplyDate'],
  ['paymentTermsDays', 'terms'],
  ['dueDate'],
  ['currency'],
  ['exchangeRate'],
  ['priceMode'],
  ['purchaseOrder'],
  ['language'],
  ['notes'],
  ['internalNote'],
] as const satisfies readonly (readonly [keyof Draft, string?])[]

function lineText(line: Draft['lines'][number] | undefined): string {
  if (!line) return ''
  const { description, quantity, unit, unitPrice, discount, taxCode } = line
  const amount = [quantity, unit, unitPrice && `× ${unitPrice}`].filter(Boolean).join(' ')
  const off = discount.value && `−${discount.value}${discount.kind === 'percent' ? '%' : ''}`
  return [description, amount, off, taxCode].filter(Boolean).join(', ')
}
