import { Button, text } from '#app/ui/index.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { problemText } from '../form/problem-text.ts'
import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import { undoPath } from '../records/paths.ts'
import { subjectText } from '../records/record-words.ts'

/** The button that undoes a change of a setting, or why there is none; nothing at other changes. */
export function UndoForm({ entry }: { entry: AuditEntry }) {
  const t = useT('record')
  const problem = useT('problem')
  const format = useFormat()
  const { texts, path } = usePage()
  const { firm } = useFirm()
  const { id, undo } = entry
  if (!undo) return null
  if (undo.refusal !== null) {
    const why = problemText(problem, { key: undo.refusal }, format)
    return <p className={text.soft}>{t('undo.cannot', { why })}</p>
  }
  return (
    <form method="post" action={undoPath(firm.firmId, id)}>
      <IdempotencyField />
      <input type="hidden" name="back" value={path} />
      <Button
        size="s"
        icon="undo-2"
        aria-label={t('undo.buttonFor', { what: subjectText(texts, entry) })}
      >
        {t('undo.button')}
      </Button>
    </form>
  )
}
