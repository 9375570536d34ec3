import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'

type SignOffFormProps = {
  refusal: Refusal | undefined
  /** Whether points are open that can be accepted. */
  isOpen: boolean
  cancelHref: string
}

const formId = 'sign-off-form'

/** Signs a month off; what is still open is accepted with a note. */
export function SignOffForm({ refusal, isOpen, cancelHref }: SignOffFormProps) {
  const t = useT('closing')
  const labels = { note: t('signOff.note') }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      labels={labels}
      submit={t('signOff.submit')}
      cancelHref={cancelHref}
    >
      <FormSection title={t('signOff.title')} words={t('signOff.words')}>
        <TextField name="note" maxLength={500} isOptional={!isOpen} hint={t('signOff.noteHint')} />
        {isOpen && (
          <Checkbox name="despite" value="1">
            {t('signOff.despite')}
          </Checkbox>
        )}
      </FormSection>
    </PageForm>
  )
}
