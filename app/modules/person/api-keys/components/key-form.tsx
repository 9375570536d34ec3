import { PermissionBoxes } from '#app/modules/person/users/index.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { Permission } from '#contract/core/roles.ts'
import { apiKeyLives, keyPermissions } from '#contract/person/api-keys.ts'
import type { NewKeyFields } from '../key-actions.server.ts'

type KeyFormProps = {
  refusal: Refusal | undefined
  initial: NewKeyFields
  cancelHref: string
  /** What whoever makes it may do themselves. */
  can: (permission: Permission) => boolean
}

const formId = 'key-form'

/** Name, life and rights of a new key. */
export function KeyForm({ refusal, initial, cancelHref, can }: KeyFormProps) {
  const t = useT('api-keys')
  const labels = { name: t('new.name'), days: t('new.life'), permissions: t('new.rights') }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          <ConfirmNotice refusal={refusal} />
        </FormNotices>
        <FormSection title={t('new.what')} words={t('new.whatWords')}>
          <TextField name="name" maxLength={60} autoComplete="off" />
          <SelectField
            name="days"
            options={apiKeyLives.map((days) => ({
              value: String(days),
              label: t('new.days', { count: days }),
            }))}
          />
        </FormSection>
        <FormSection title={t('new.rights')} words={t('new.rightsWords')}>
          <PermissionBoxes isOffered={(one) => keyPermissions.includes(one) && can(one)} />
        </FormSection>
        <FormFoot cancelHref={cancelHref} submit={t('new.make')} />
      </form>
    </FormFields>
  )
}
