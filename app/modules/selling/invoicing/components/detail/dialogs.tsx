import { UnusualNote } from '#app/shell/documents/detail/unusual-note.tsx'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  TextInput,
  text,
} from '#app/ui/index.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import { dialogIds } from './dialog-ids.ts'
import { needsDateConfirmed } from './draft-part.tsx'

type DetailDialogsProps = {
  invoice: Invoice
  /** Of a draft; null of what is final. */
  preview: InvoicePreview | null
}

/** What is asked before a step that cannot be undone; each question names the document. */
export function DetailDialogs({ invoice, preview }: DetailDialogsProps) {
  const { actions } = invoice
  return (
    <>
      {actions.includes('finalise') && <FinaliseDialog invoice={invoice} preview={preview} />}
      {actions.includes('void') && <VoidDialog invoice={invoice} />}
      {actions.includes('deleteDraft') && <DeleteDialog invoice={invoice} />}
    </>
  )
}

function FinaliseDialog({ invoice, preview }: DetailDialogsProps) {
  const t = useT('invoicing')
  const { money, date, number } = useFormat()
  const missing = preview?.missing ?? []
  const { customerName, totals, currency, issueDate } = invoice
  return (
    <Dialog id={dialogIds.finalise} title={t('finalise.title')}>
      <DialogForm>
        <IdempotencyField />
        <input type="hidden" name="version" value={invoice.version} />
        <p>{t('finalise.words', { name: customerName, total: money(totals.total, currency) })}</p>
        {missing.length > 0 && (
          <p className={text.warn}>
            {t('finalise.missing', {
              items: missing.map((one) => `${one.name}: ${number(one.missing)}`).join(', '),
            })}
          </p>
        )}
        {preview && <UnusualNote of={invoice} unusual={preview.unusual} party="Customer" />}
        {preview && needsDateConfirmed(preview) && (
          <Checkbox name="confirmsFutureDate" value="yes" required>
            {t('finalise.futureDate', { date: date(issueDate) })}
          </Checkbox>
        )}
        <DialogActions>
          <Button kind="ghost" closes={dialogIds.finalise}>
            {t('finalise.keep')}
          </Button>
          <Button kind="primary" icon="stamp" name="intent" value="finalise">
            {t('detail.finalise')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}

function VoidDialog({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  return (
    <AskDialog
      id={dialogIds.void}
      title={t('void.title', { number: invoice.number })}
      words={t('void.words')}
      intent="void"
      icon="ban"
      submit={t('void.now')}
      keep={t('void.keep')}
    >
      <Field id="reason" label={t('void.reason')}>
        {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} required />}
      </Field>
    </AskDialog>
  )
}

function DeleteDialog({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  return (
    <AskDialog
      id={dialogIds.deleteDraft}
      title={t('delete.title')}
      words={t('delete.words', { name: invoice.customerName })}
      intent="deleteDraft"
      icon="trash-2"
      submit={t('delete.now')}
      keep={t('delete.keep')}
    />
  )
}
