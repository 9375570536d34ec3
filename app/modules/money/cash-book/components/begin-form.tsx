import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, DateInput, Field } from '#app/ui/index.ts'
import type { CashMonth } from '#contract/money/cash-book.ts'

/** Begins the book of an account: from then on it is never below zero. */
export function BeginForm({ month: { month, today } }: { month: CashMonth }) {
  const t = useT('cash-book')
  const first = `${month}-01`
  return (
    <Band tone="info" title={t('begin.title')}>
      <p>{t('begin.words')}</p>
      <form method="post">
        <IdempotencyField />
        <Field id="since" label={t('begin.since')}>
          {(wiring) => (
            <DateInput
              {...wiring}
              name="date"
              defaultValue={first < today ? first : today}
              required
            />
          )}
        </Field>
        <p>
          <Button kind="primary" name="intent" value="begin">
            {t('begin.submit')}
          </Button>
        </p>
      </form>
    </Band>
  )
}
