import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, Field, TextInput } from '#app/ui/index.ts'
import type { FiscalYear } from '#contract/reporting/closing.ts'

const dialogId = 'year-question'

/** Asks before a year is closed or that is taken back. */
export function YearActions({ year }: { year: FiscalYear }) {
  const t = useT('closing')
  const { can } = useFirm()
  if (!can('ledger:lock') || !year.isOver) return null
  const what = year.closing ? 'undo' : 'close'
  return (
    <>
      <Button kind={what === 'close' ? 'primary' : 'danger'} opens={dialogId}>
        {t(`year.ask.${what}`)}
      </Button>
      <Dialog id={dialogId} title={t(`year.question.${what}`)}>
        <DialogForm>
          <IdempotencyField />
          <p>{t(`year.words.${what}`)}</p>
          {what === 'undo' && (
            <Field id="reason" label={t('year.reason')}>
              {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} required />}
            </Field>
          )}
          <DialogActions>
            <Button kind="ghost" closes={dialogId}>
              {t('year.keep')}
            </Button>
            <Button kind={what === 'close' ? 'primary' : 'danger'} name="intent" value={what}>
              {t(`year.ask.${what}`)}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
