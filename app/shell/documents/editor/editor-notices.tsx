import { ConflictNotice, type Difference, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { problemText } from '#app/shell/form/problem-text.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { WaysOut } from '#app/shell/form/ways-out.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band } from '#app/ui/index.ts'
import { type DocumentKind, ownFields } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { EditorState } from '../draft/answer-editor.server.ts'
import type { Draft } from '../draft/draft.ts'
import * as styles from './editor.css.ts'
import type { SavedDraft } from './editor-form.tsx'
import { editorFormId } from './editor-form-id.ts'
import { useProblemLabels } from './problem-labels.ts'

type NoticesProps = {
  kind: DocumentKind
  state: EditorState
  saved: SavedDraft | undefined
}

/** What is wrong with the form, what differs from another version, what finalising would ask. */
export function EditorNotices({ kind, state, saved }: NoticesProps) {
  const labels = useProblemLabels(kind, Object.keys(state.refusal?.problems ?? {}))
  const isConflict = state.isConflict && saved !== undefined
  return (
    <div className={styles.notices}>
      {isConflict ? (
        <Conflict kind={kind} draft={state.draft} saved={saved} />
      ) : (
        <RefusalSummary refusal={state.refusal} labels={labels} formId={editorFormId} />
      )}
      {state.checks && <Checks kind={kind} checks={state.checks} />}
    </div>
  )
}

type ChecksProps = { kind: DocumentKind; checks: NonNullable<EditorState['checks']> }

function Checks({ kind, checks }: ChecksProps) {
  const t = useDocumentTexts(kind)
  const problems = useT('problem')
  const format = useFormat()
  const labels = useProblemLabels(kind, Object.keys(checks))
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
      <WaysOut problems={checks} />
    </Band>
  )
}

type ConflictProps = { kind: DocumentKind; draft: Draft; saved: SavedDraft }

function Conflict({ kind, draft, saved }: ConflictProps) {
  const { firm } = useFirm()
  const t = useDocumentTexts(kind)
  const theirs = saved.draft
  const label = (name: string) => t(`edit.${name}`, { currency: draft.currency })
  const fields: Difference[] = [
    ...comparedFields.map((name) => ({
      label: label(name),
      theirs: theirs[name],
      yours: draft[name],
    })),
    ...ownFields(kind).map((name) => ({
      label: label(name),
      theirs: theirs.own[name] ?? '',
      yours: draft.own[name] ?? '',
    })),
  ]
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
      theirsHref={kind.editPath(firm.firmId, saved.id)}
      formId={editorFormId}
    />
  )
}

/** Fields that every draft has. */
const comparedFields = [
  'issueDate',
  'currency',
  'exchangeRate',
  'priceMode',
  'language',
  'notes',
  'internalNote',
] as const satisfies readonly (keyof Draft)[]

function lineText(line: Draft['lines'][number] | undefined): string {
  if (!line) return ''
  const { description, quantity, unit, unitPrice, discount, taxCode } = line
  const amount = [quantity, unit, unitPrice && `× ${unitPrice}`].filter(Boolean).join(' ')
  const off = discount.value && `−${discount.value}${discount.kind === 'percent' ? '%' : ''}`
  return [description, amount, off, taxCode].filter(Boolean).join(', ')
}
