import { roleName } from '#app/modules/firm/firms/index.ts'
import { useFormField } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { ChoiceList, FieldGroup } from '#app/ui/index.ts'
import type { RoleOption } from '../grantable.ts'

/** The roles to choose from, each with what it is for. */
export function RoleChoice({ roles }: { roles: readonly RoleOption[] }) {
  const t = useT('users')
  const roleTexts = useT('firms')
  const { label, value, error } = useFormField('role')
  return (
    <FieldGroup id="role" label={label} error={error}>
      <ChoiceList
        name="role"
        isRequired
        isInvalid={error !== undefined}
        defaultValue={value}
        choices={roles.map((one) => ({
          value: one.role,
          label: roleName(roleTexts, one),
          detail: one.custom ? one.description : t(`words.${one.role}`),
        }))}
      />
    </FieldGroup>
  )
}
