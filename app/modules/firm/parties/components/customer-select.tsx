import { FormField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Select } from '#app/ui/index.ts'
import type { PartyRow } from '#contract/firm/parties.ts'
import { placeOf } from './place.ts'

/** What a choice among customers needs of each. */
export type CustomerChoice = Pick<PartyRow, 'id' | 'name' | 'city' | 'country'>

type CustomerSelectProps = {
  /** Path of the field; its name and id. */
  name: string
  /** As `listCustomerChoices` gives them. */
  customers: readonly CustomerChoice[]
  hint?: string
}

/** A customer by name and place, as a field of a `FormFields`. */
export function CustomerSelect({ name, customers, hint }: CustomerSelectProps) {
  return (
    <FormField name={name} hint={hint}>
      {(control) => <CustomerOptions {...control} customers={customers} />}
    </FormField>
  )
}

type CustomerOptionsProps = {
  id: string
  name: string
  defaultValue: string
  customers: readonly CustomerChoice[]
}

/** The bare control, for forms that have their own fields. */
export function CustomerOptions({ customers, ...control }: CustomerOptionsProps) {
  const t = useT('parties')
  const format = useFormat()
  return (
    <Select {...control}>
      <option value="">{t('select.choose')}</option>
      {customers.map((customer) => (
        <option key={customer.id} value={customer.id}>
          {customer.name} · {placeOf(customer, format)}
        </option>
      ))}
    </Select>
  )
}
