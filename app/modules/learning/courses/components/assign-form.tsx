import { FormField, FormFields, useFormList } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, DateInput, FieldGroup, Row, Stack } from '#app/ui/index.ts'
import { roles } from '#contract/core/roles.ts'
import type { LearnerGroups } from '#contract/learning/courses.ts'

type Person = { userId: string; name: string }
type AssignFormProps = {
  members: readonly Person[]
  /** Roles that the firm made for itself. */
  ownRoles: readonly { id: string; name: string }[]
  groups: LearnerGroups
  refusal: Refusal | undefined
}

/** Who is to take a course, by name, role, team or place, and until when. */
export function AssignForm({ members, ownRoles, groups, refusal }: AssignFormProps) {
  const t = useT('courses')
  const users = useT('firms')
  const { country, number } = useFormat()
  const labels = {
    userIds: t('field.members'),
    roles: t('field.roles'),
    managerIds: t('field.managerIds'),
    places: t('field.places'),
    dueDate: t('field.dueDate'),
  }
  return (
    <FormFields refusal={refusal} initial={{}} labels={labels}>
      <form method="post" id="assign-form" noValidate>
        <IdempotencyField />
        <Stack>
          <Choices
            name="userIds"
            label={labels.userIds}
            choices={members.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
          <Choices
            name="roles"
            label={labels.roles}
            choices={[
              ...roles.map((value) => ({ value: String(value), label: users(`role.${value}`) })),
              ...ownRoles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          {groups.teams.length > 0 && (
            <Choices
              name="managerIds"
              label={labels.managerIds}
              choices={groups.teams.map(({ managerId, name, people }) => ({
                value: managerId,
                label: `${name} (${number(people)})`,
              }))}
            />
          )}
          {groups.places.length > 0 && (
            <Choices
              name="places"
              label={labels.places}
              choices={groups.places.map(({ code, country: land, name, people }) => ({
                value: code,
                label: `${[country(land), name].filter(Boolean).join(': ')} (${number(people)})`,
              }))}
            />
          )}
          <FormField name="dueDate" isOptional hint={t('learners.dueHint')}>
            {(control) => <DateInput {...control} />}
          </FormField>
          <Row>
            <Button kind="primary" icon="plus" name="intent" value="assign">
              {t('learners.assign')}
            </Button>
          </Row>
        </Stack>
      </form>
    </FormFields>
  )
}

type ChoicesProps = {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
}

function Choices({ name, label, choices }: ChoicesProps) {
  const chosen = useFormList(name)
  return (
    <FieldGroup id={name} label={label}>
      <Row gap="s4">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            name={name}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Row>
    </FieldGroup>
  )
}
