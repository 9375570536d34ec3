import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  DateInput,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  SheetPad,
} from '#app/ui/index.ts'

/** The day whose rates are looked at. */
export function RevaluationDay({ path, date }: { path: string; date: string }) {
  const t = useT('closing')
  return (
    <SheetPad>
      <search>
        <form action={path}>
          <Field id="day" label={t('field.day')}>
            {(wiring) => <DateInput {...wiring} name="date" defaultValue={date} />}
          </Field>
          <Button size="s">{t('revaluation.show')}</Button>
        </form>
      </search>
    </SheetPad>
  )
}

const dialogId = 'post-revaluation'

/** Asks before the differences are posted. */
export function PostRevaluation({ date }: { date: string }) {
  const t = useT('closing')
  const format = useFormat()
  return (
    <>
      <Button kind="primary" opens={dialogId}>
        {t('revaluation.post')}
      </Button>
      <Dialog id={dialogId} title={t('revaluation.question', { date: format.date(date, 'long') })}>
        <DialogForm>
          <IdempotencyField />
          <input type="hidden" name="date" value={date} />
          <p>{t('revaluation.questionWords')}</p>
          <DialogActions>
            <Button kind="ghost" closes={dialogId}>
              {t('year.keep')}
            </Button>
            <Button kind="primary">{t('revaluation.post')}</Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
