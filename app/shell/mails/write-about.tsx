import { Button } from '#app/ui/index.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { useFirm, useT } from '../page-context.tsx'
import * as styles from '../records/records.css.ts'
import { composePath } from './paths.ts'

/** Kinds of records that a letter is written about. */
const written: readonly string[] = [
  'invoice',
  'quote',
  'salesOrder',
  'bill',
  'party',
  'payment',
  'purchaseOrder',
  'expense',
]

/** A button that begins a mail about a record: addressed, with its document. Nothing for other kinds. */
export function WriteAbout({ record: { kind, id } }: { record: { kind: string; id: string } }) {
  const { firm, can } = useFirm()
  const t = useT('mail')
  if (!written.includes(kind) || !can('mail:edit')) return null
  return (
    <form method="post" action={composePath(firm.firmId)} className={styles.panel}>
      <IdempotencyField />
      <input type="hidden" name="aboutKind" value={kind} />
      <input type="hidden" name="aboutId" value={id} />
      <Button size="s" icon="pen-line" name="intent" value="begin">
        {t('write')}
      </Button>
    </form>
  )
}
