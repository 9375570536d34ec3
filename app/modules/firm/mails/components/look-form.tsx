import { FormField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, TextInput, text } from '#app/ui/index.ts'
import type { MailSettings } from '#contract/firm/mail-settings.ts'

type LookFormProps = { settings: MailSettings; refusal: Refusal | undefined }

const formId = 'mail-look'

/** How the firm's mails look, and where answers go. */
export function LookForm({ settings, refusal }: LookFormProps) {
  const t = useT('mails')
  const { color, replyTo, tracksOpening, firmEmail, linkColor } = settings
  const labels = { color: t('look.color'), replyTo: t('look.replyTo') }
  const initial = {
    color: color || '#1f4f8f',
    hasColor: color === '' ? '' : 'on',
    replyTo,
    tracksOpening: tracksOpening ? 'on' : '',
  }
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <FormSection title={t('look.title')} words={t('look.words')}>
        <Box name="hasColor" label={t('look.hasColor')} />
        <FormField
          name="color"
          hint={
            color !== '' && linkColor !== color ? t('look.darker', { color: linkColor }) : undefined
          }
        >
          {(control) => <TextInput {...control} type="color" />}
        </FormField>
      </FormSection>
      <FormSection title={t('look.answers')} words={t('look.answersWords')}>
        <FormField
          name="replyTo"
          isOptional
          hint={firmEmail === '' ? t('look.noEmail') : t('look.else', { email: firmEmail })}
        >
          {(control) => <TextInput {...control} type="email" autoComplete="off" />}
        </FormField>
        <Box name="tracksOpening" label={t('look.tracksOpening')} />
        <p className={text.soft}>{t('look.tracksOpeningWords')}</p>
        <div>
          <Button kind="primary">{t('look.submit')}</Button>
        </div>
      </FormSection>
    </PageForm>
  )
}

function Box({ name, label }: { name: string; label: string }) {
  const { value } = useFormField(name)
  return (
    <Checkbox name={name} defaultChecked={value !== ''}>
      {label}
    </Checkbox>
  )
}
