import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import { scopedEntities, scopeOf, scopes } from '#contract/core/roles.ts'
import { rolesPath } from '../paths.ts'
import { RolePermissions } from './role-permissions.tsx'

type OwnRoleFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  /** The role that is changed; none for a new one. */
  role?: FirmRole
}

const formId = 'own-role-form'

/** Name, rights and reach of a role that the firm makes for itself. */
export function OwnRoleForm({ refusal, initial, role }: OwnRoleFormProps) {
  const t = useT('users')
  const { firm } = useFirm()
  const labels = {
    name: t('role.name'),
    description: t('role.description'),
    permissions: t('role.rights'),
    ...Object.fromEntries(
      scopedEntities.map((entity) => [`scopes.${entity}`, t(`entity.${entity}`)]),
    ),
  }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t(role ? 'role.save' : 'role.create')}
      cancelHref={rolesPath(firm.firmId)}
    >
      {role && <input type="hidden" name="version" value={role.version} />}
      <FormSection title={t('role.what')} words={t('roles.ownWords')}>
        <TextField name="name" maxLength={60} autoComplete="off" />
        <TextField name="description" maxLength={200} isOptional autoComplete="off" />
      </FormSection>
      <FormSection title={t('role.rights')} words={t('role.rightsWords')}>
        <RolePermissions />
      </FormSection>
      <FormSection title={t('role.reach')} words={t('role.reachWords')}>
        {scopedEntities.map((entity) => (
          <SelectField
            key={entity}
            name={`scopes.${entity}`}
            options={scopes
              .slice(0, scopes.indexOf(scopeOf(firm, entity)) + 1)
              .map((value) => ({ value, label: t(`role.scope.${value}`) }))}
          />
        ))}
      </FormSection>
    </PageForm>
  )
}
