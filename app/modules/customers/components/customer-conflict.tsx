import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { languageNames, parseLanguage } from '#app/shell/i18n/languages.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { Customer } from '#contract/customers.ts'
import { editCustomerPath } from '../paths.ts'
import { useCustomerLabels } from './customer-labels.ts'
import { type CustomerField, customerFields, customerValues } from './customer-values.ts'

type CustomerConflictProps = { newer: Customer; yours: TypedTree; formId: string }

/** Both versions of a customer that two people changed at once. */
export function CustomerConflict({ newer, yours, formId }: CustomerConflictProps) {
  const { firm } = useFirm()
  const labels = useCustomerLabels()
  const textOf = useFieldText()
  const theirs = customerValues(newer)
  const differences = differencesOf(
    customerFields.map((field) => ({
      label: labels[field],
      theirs: textOf(field, theirs),
      yours: textOf(field, yours),
    })),
  )
  return (
    <ConflictNotice
      differences={differences}
      theirsHref={editCustomerPath(firm.firmId, newer.id)}
      formId={formId}
    />
  )
}

/** A field's value in words: choices by their names. */
function useFieldText() {
  const t = useT('customers')
  const format = useFormat()
  return function textOf(field: CustomerField, values: TypedTree): string {
    const value = textAt(values, field)
    const language = parseLanguage(value)
    if (field === 'kind') return value === 'person' ? t('kind.person') : t('kind.company')
    if (field === 'address.country') return format.country(value)
    if (field === 'language' && language) return languageNames[language]
    return value
  }
}
