import { Button, FactList, LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import type { TypedTree } from '../form/form-tree.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { useFirm } from '../page-context.tsx'
import { useAbout } from './about.ts'
import type { AnyItem, AnyRegister } from './describe.ts'
import { fieldsOf, fieldText, labelsOf } from './form-values.ts'

type RecordPageProps = {
  register: AnyRegister
  /** Of the list. */
  path: string
  record: AnyItem
  /** The record as its form would show it. */
  values: TypedTree
  extra: unknown
}

/** One record: its name, what can be done with it, its facts, and what else belongs to it. */
export function RecordPage({ register, path, record, values, extra }: RecordPageProps) {
  const about = useAbout(register, extra)
  const { t, words } = about
  const { Mark, Facts, Panels } = register
  const labels = labelsOf(register, about)
  const facts = fieldsOf(register)
    .filter(({ isFormOnly }) => !isFormOnly)
    .map((field) => ({
      term: labels[field.name] ?? field.name,
      value: fieldText(field, values, about),
    }))
  return (
    <>
      <PageHead
        title={register.nameOf(record)}
        mark={Mark && <Mark record={record} />}
        crumb={{ href: path, label: t('list.title') }}
        actions={<RecordActions register={register} path={path} record={record} />}
      />
      {Facts ? (
        <Facts record={record} about={about} />
      ) : (
        <Rules>
          <RulesCell title={words('record.facts')}>
            <FactList facts={facts.filter(({ value }) => value !== '')} />
          </RulesCell>
        </Rules>
      )}
      {Panels && <Panels record={record} />}
    </>
  )
}

type RecordActionsProps = Pick<RecordPageProps, 'register' | 'path' | 'record'>

/** What can be done with a record, as far as the role allows. */
function RecordActions({ register, path, record }: RecordActionsProps) {
  const { t, words } = useAbout(register, undefined)
  const { can } = useFirm()
  const { actions = [], needs, form, calls } = register
  const offered = actions.filter(
    (action) => can(action.needs) && (action.isOffered?.(record) ?? true),
  )
  return (
    <>
      {offered.length > 0 && (
        <form method="post">
          <IdempotencyField />
          {offered.map(({ intent, icon, isDanger }) => (
            <Button
              key={intent}
              kind={isDanger ? 'danger' : 'ghost'}
              icon={icon}
              name="intent"
              value={intent}
            >
              {t(`detail.${intent}`)}
            </Button>
          ))}
        </form>
      )}
      {form && calls.update && can(needs.edit) && (
        <LinkButton kind="primary" icon="pencil" href={`${path}/${record.id}/edit`}>
          {words('record.edit')}
        </LinkButton>
      )}
    </>
  )
}
