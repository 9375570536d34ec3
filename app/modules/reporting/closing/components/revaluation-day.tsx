import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Dialog, DialogActions, DialogForm, SheetPad } from '#app/ui/index.ts'
import * as styles from './revaluation-day.css.ts'

/** The day whose rates are looked at. */
export function RevaluationDay({ path, date }: { path: string; date: string }) {
  const t = useT('closing')
  return (
    <SheetPad>
      <search>
        <form action={path} className={styles.day}>
          <label className={styles.label} htmlFor="day">
            {t('field.day')}
            <DateInput id="day" name="date" defaultValue={date} />
          </label>
          <Button>{t('revaluation.show')}</Button>
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
