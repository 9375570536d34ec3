import { NewPartyFields, newPartyNames } from '../documents/parties/new-party-fields.tsx'
import { useFormField, useFormTyped } from '../form/form-fields.tsx'
import { textAt } from '../form/form-tree.ts'
import { useProblems } from '../form/problem-text.ts'
import type { About, AnyRegister } from './describe.ts'
import { type AnyField, fieldsOf } from './form-values.ts'

/** Whether a party can be made beside a field, by who sees the form. */
export function makesParty(field: AnyField, { can }: Pick<About<unknown>, 'can'>): boolean {
  return field.kind === 'suggest' && field.makes !== undefined && can('party:edit')
}

/** What the fields of a new party are called, by their paths; none where the form makes none. */
export function newPartyLabels(
  register: AnyRegister,
  about: About<unknown>,
): Record<string, string> {
  if (!fieldsOf(register).some((field) => makesParty(field, about))) return {}
  const t = about.texts('document')
  return Object.fromEntries(
    newPartyNames.map((name) => [`newParty.${name}`, t(`edit.newParty_${name}`)]),
  )
}

type NewPartyFieldProps = { of: string; about: About<unknown> }

/** Below a field that nobody of its name is known for, open with that name; else folded. */
export function NewPartyField({ of, about: { texts, firm } }: NewPartyFieldProps) {
  const { value, error } = useFormField(of)
  const { values, problems } = useFormTyped()
  const problemAt = useProblems(problems)
  const isUnknown = error !== undefined && value !== ''
  return (
    <NewPartyFields
      t={texts('document')}
      country={firm.country}
      textOf={(name) =>
        textAt(values, `newParty.${name}`) || (name === 'name' && isUnknown ? value : '')
      }
      errorOf={(name) => problemAt(`newParty.${name}`)}
      isOpen={isUnknown}
    />
  )
}
