import { TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFootPlain, FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { MailTemplate } from '#contract/firm/mail-settings.ts'
import { mailSettingsPath } from '../paths.ts'

type TemplateFormProps = {
  template: MailTemplate
  /** What was typed, where the preview was asked for. */
  typed: { subject: string; message: string } | undefined
  refusal: Refusal | undefined
}

const formId = 'template-form'

/** The firm's words of one kind of mail in one language. */
export function TemplateForm({ template, typed, refusal }: TemplateFormProps) {
  const t = useT('mails')
  const { firm } = useFirm()
  const { subject, message, placeholders, isOwn } = template
  const labels = { subject: t('template.subject'), message: t('template.message') }
  const names = placeholders.map((name) => `{${name}}`).join(' ')
  return (
    <PageForm id={formId} refusal={refusal} initial={typed ?? { subject, message }} labels={labels}>
      <FormSection title={t('template.words')} words={t('template.placeholders', { names })}>
        <TextField name="subject" maxLength={200} />
        <TextAreaField name="message" rows={12} maxLength={4000} />
        <div>
          <Button icon="eye" name="intent" value="preview">
            {t('template.preview')}
          </Button>
        </div>
      </FormSection>
      <FormFootPlain cancelHref={mailSettingsPath(firm.firmId)}>
        {isOwn && (
          <Button kind="ghost" name="intent" value="reset">
            {t('template.reset')}
          </Button>
        )}
        <Button kind="primary" name="intent" value="save">
          {t('template.submit')}
        </Button>
      </FormFootPlain>
    </PageForm>
  )
}
