import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, Select, TextArea, TextInput, text } from '#app/ui/index.ts'
import type { LetterTemplate } from '#contract/communication/mail-letter-templates.ts'
import { languages } from '#contract/core/fields.ts'
import * as styles from './box-settings.css.ts'

const names = { en: 'English', de: 'Deutsch', it: 'Italiano', ru: 'Русский', es: 'Español' }

type TemplateSettingsProps = { boxId: string; templates: readonly LetterTemplate[] }

/** The templates of a mailbox: each to change or remove, and a new one. */
export function TemplateSettings({ boxId, templates }: TemplateSettingsProps) {
  const t = useT('mailbox')
  return (
    <>
      <h3>{t('template.title')}</h3>
      <p className={text.soft}>{t('template.words', { skipInterpolation: true })}</p>
      {templates.map((template) => (
        <details key={template.id}>
          <summary>
            {template.name} · {names[template.language]}
          </summary>
          <TemplateForm boxId={boxId} template={template} />
        </details>
      ))}
      <details>
        <summary>{t('template.add')}</summary>
        <TemplateForm boxId={boxId} />
      </details>
    </>
  )
}

function TemplateForm({ boxId, template }: { boxId: string; template?: LetterTemplate }) {
  const t = useT('mailbox')
  const id = template?.id ?? `template-${boxId}`
  return (
    <form method="post" className={styles.form}>
      <IdempotencyField />
      <input type="hidden" name="mailboxId" value={boxId} />
      {template && <input type="hidden" name="letterTemplateId" value={template.id} />}
      <Field id={`template-name-${id}`} label={t('template.name')}>
        {(wiring) => (
          <TextInput {...wiring} name="name" maxLength={60} defaultValue={template?.name} />
        )}
      </Field>
      <Field id={`template-language-${id}`} label={t('template.language')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="language"
            defaultValue={template?.language ?? 'en'}
            options={languages.map((one) => ({ value: one, label: names[one] }))}
          />
        )}
      </Field>
      <Field id={`template-subject-${id}`} label={t('template.subject')}>
        {(wiring) => (
          <TextInput {...wiring} name="subject" maxLength={300} defaultValue={template?.subject} />
        )}
      </Field>
      <Field id={`template-text-${id}`} label={t('template.text')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="text"
            rows={6}
            maxLength={10_000}
            defaultValue={template?.text}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button name="intent" value={template ? 'changeTemplate' : 'addTemplate'} icon="save">
          {t(template ? 'template.change' : 'template.add')}
        </Button>
        {template && (
          <Button kind="ghost" icon="trash-2" iconOnly name="intent" value="removeTemplate">
            {t('template.remove', { name: template.name })}
          </Button>
        )}
      </div>
    </form>
  )
}
