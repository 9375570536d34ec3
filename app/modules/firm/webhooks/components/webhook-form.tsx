import { TextField, useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldGroup } from '#app/ui/index.ts'
import { mayHear, type Webhook, webhookEvents } from '#contract/firm/webhooks.ts'
import { webhooksPath } from '../paths.ts'
import * as styles from './webhooks.css.ts'

type WebhookFormProps = { refusal: Refusal | undefined; webhook?: Webhook }

const formId = 'webhook-form'

/** Where messages go, and of which events. */
export function WebhookForm({ refusal, webhook }: WebhookFormProps) {
  const t = useT('webhooks')
  const { firm } = useFirm()
  const labels = {
    url: t('form.url'),
    description: t('form.description'),
    events: t('form.events'),
  }
  const { url = '', description = '', events = [], state } = webhook ?? {}
  const initial = { url, description, events, isPaused: state === 'paused' ? 'true' : '' }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t(webhook ? 'form.save' : 'form.make')}
      cancelHref={webhooksPath(firm.firmId)}
    >
      {webhook && <input type="hidden" name="version" value={webhook.version} />}
      <FormSection title={t('form.where')} words={t('form.whereWords')}>
        <TextField name="url" maxLength={500} inputMode="url" autoComplete="off" />
        <TextField name="description" maxLength={120} isOptional autoComplete="off" />
        <PausedBox />
      </FormSection>
      <FormSection title={t('form.events')} words={t('form.eventsWords')}>
        <EventBoxes />
      </FormSection>
    </PageForm>
  )
}

function PausedBox() {
  const t = useT('webhooks')
  const { value } = useFormField('isPaused')
  return (
    <Checkbox name="isPaused" value="true" defaultChecked={value === 'true'}>
      {t('form.paused')}
    </Checkbox>
  )
}

function EventBoxes() {
  const t = useT('webhooks')
  const { error } = useFormField('events')
  const chosen = useFormList('events')
  const { firm } = useFirm()
  // What was chosen by somebody else stays to be seen, and to be taken out.
  const offered = webhookEvents.filter((type) => mayHear(firm, type) || chosen.includes(type))
  return (
    <FieldGroup id="events" label={t('form.events')} error={error}>
      <div className={styles.events}>
        {offered.map((type) => (
          <Checkbox key={type} name="events" value={type} defaultChecked={chosen.includes(type)}>
            {t(`event.${type}`)} <code className={styles.type}>{type}</code>
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
