import { PermissionBoxes } from '#app/modules/person/users/index.ts'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('new.make')}
      cancelHref={cancelHref}
    >
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
    </PageForm>
  )
}
