import { SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { languages } from '#contract/core/fields.ts'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import { grantableBy } from '../grantable.ts'
import { usersPath } from '../paths.ts'
import { RoleChoice } from './role-choice.tsx'

type InviteFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  ownRoles: readonly FirmRole[]
}

const formId = 'invite-form'

/** Who is invited, to what, and in which words. */
export function InviteForm({ refusal, initial, ownRoles }: InviteFormProps) {
  const t = useT('users')
  const { firm } = useFirm()
  const labels = {
    email: t('list.email'),
    role: t('list.role'),
    language: t('invite.language'),
    note: t('invite.note'),
  }
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <FormSection title={t('invite.who')} words={t('invite.whoWords')}>
        <TextField name="email" type="email" maxLength={254} autoComplete="off" />
        <SelectField
          name="language"
          options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        />
        <TextAreaField
          name="note"
          isOptional
          maxLength={500}
          rows={3}
          hint={t('invite.noteHint')}
        />
      </FormSection>
      <FormSection title={t('list.role')} words={t('invite.roleWords')}>
        <RoleChoice roles={grantableBy(firm, ownRoles)} />
      </FormSection>
      <FormFoot cancelHref={usersPath(firm.firmId)} submit={t('invite.submit')} icon="send" />
    </PageForm>
  )
}
