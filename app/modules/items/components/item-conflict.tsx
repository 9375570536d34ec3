import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import type { Item } from '#contract/items.ts'
import { editItemPath } from '../paths.ts'
import { useItemLabels } from './item-labels.ts'
import { type ItemChoices, type ItemField, itemFields, itemValues } from './item-values.ts'

type ItemConflictProps = { newer: Item; yours: TypedTree; formId: string; choices: ItemChoices }

/** Both versions of an item that two people changed at once. */
export function ItemConflict({ newer, yours, formId, choices }: ItemConflictProps) {
  const { firm } = useFirm()
  const { locale } = useFormat()
  const labels = useItemLabels()
  const textOf = useFieldText(choices)
  const theirs = itemValues(newer, locale)
  const differences = differencesOf(
    itemFields.map((field) => ({
      label: labels[field],
      theirs: textOf(field, theirs),
      yours: textOf(field, yours),
    })),
  )
  return (
    <ConflictNotice
      differences={differences}
      theirsHref={editItemPath(firm.firmId, newer.id)}
      formId={formId}
    />
  )
}

/** A field's value in words: choices by their names. */
function useFieldText({ rates, accounts }: ItemChoices) {
  const t = useT('items')
  const { language } = usePage()
  return function textOf(field: ItemField, values: TypedTree): string {
    const value = textAt(values, field)
    const named = [...rates, ...accounts].find(({ code }) => code === value)
    if (field === 'kind') return t(value === 'service' ? 'kind.service' : 'kind.product')
    if (field === 'priceMode') return t(value === 'gross' ? 'priceMode.gross' : 'priceMode.net')
    if (field === 'taxCode' || field === 'incomeAccount') return named?.name[language] ?? value
    return value
  }
}
