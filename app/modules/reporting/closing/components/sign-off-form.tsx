import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'

type SignOffFormProps = {
  refusal: Refusal | undefined
  /** Whether points are open that can be accepted. */
  isOpen: boolean
  cancelHref: string
}

const formId = 'sign-off-form'

/** Signs a month off with a note. */
export function SignOffForm({ refusal, isOpen, cancelHref }: SignOffFormProps) {
  const t = useT('closing')
  const labels = { note: t('signOff.note') }
  return (
    <FormFields refusal={refusal} initial={{}} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <FormSection title={t('signOff.title')} words={t('signOff.words')}>
          <TextField name="note" maxLength={500} hint={t('signOff.noteHint')} />
          {isOpen && (
            <Checkbox name="despite" value="1">
              {t('signOff.despite')}
            </Checkbox>
          )}
        </FormSection>
        <FormFoot cancelHref={cancelHref} submit={t('signOff.submit')} />
      </form>
    </FormFields>
  )
}
