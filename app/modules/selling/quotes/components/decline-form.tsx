import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, TextArea } from '#app/ui/index.ts'
import type { PublicQuote } from '#contract/selling/public-quotes.ts'
import { NameInput } from './name-input.tsx'
import * as styles from './quote.css.ts'

type DeclineFormProps = { quote: PublicQuote; refusal: Refusal | undefined }

/** Who declines, and why; folded away until somebody wants it. */
export function DeclineForm({ quote, refusal }: DeclineFormProps) {
  const t = useT('quotes')
  const problemAt = useProblems(refusal?.problems)
  return (
    <details open={refusal !== undefined}>
      <summary>{t('public.decline')}</summary>
      <form method="post" className={styles.form} noValidate action="#answer">
        <IdempotencyField />
        <input type="hidden" name="revision" value={quote.revision} />
        <Field id="decline-name" label={t('public.name')} error={problemAt('name')}>
          {(wiring) => <NameInput wiring={wiring} refusal={refusal} />}
        </Field>
        <Field id="reason" label={t('public.reason')} error={problemAt('reason')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="reason"
              defaultValue={textAt(refusal?.values, 'reason')}
              rows={3}
              maxLength={1000}
            />
          )}
        </Field>
        <div>
          <Button kind="danger" icon="x" name="intent" value="decline">
            {t('public.declineNow')}
          </Button>
        </div>
      </form>
    </details>
  )
}
