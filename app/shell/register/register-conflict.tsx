import { ConflictNotice, differencesOf } from '../form/conflict-notice.tsx'
import type { TypedTree } from '../form/form-tree.ts'
import type { About, AnyItem, AnyRegister } from './describe.ts'
import { fieldsOf, fieldText, labelsOf, valuesOf } from './form-values.ts'

type RegisterConflictProps = {
  register: AnyRegister
  about: About<unknown>
  newer: AnyItem
  yours: TypedTree
  formId: string
  theirsHref: string
}

/** Both versions of a record that two people changed at once. */
export function RegisterConflict(props: RegisterConflictProps) {
  const { register, about, newer, yours, formId, theirsHref } = props
  const labels = labelsOf(register, about)
  const theirs = valuesOf(register, newer, about)
  const differences = differencesOf(
    fieldsOf(register).map((field) => ({
      label: labels[field.name] ?? field.name,
      theirs: fieldText(field, theirs, about),
      yours: fieldText(field, yours, about),
    })),
  )
  return <ConflictNotice differences={differences} theirsHref={theirsHref} formId={formId} />
}
