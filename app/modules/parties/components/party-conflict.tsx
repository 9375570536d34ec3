import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { languageNames, parseLanguage } from '#app/shell/i18n/languages.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { Party } from '#contract/parties.ts'
import { editPartyPath } from '../paths.ts'
import { usePartyLabels } from './party-labels.ts'
import { type PartyField, partyFields, partyValues } from './party-values.ts'

type PartyConflictProps = { newer: Party; yours: TypedTree; formId: string }

/** Both versions of a customer that two people changed at once. */
export function PartyConflict({ newer, yours, formId }: PartyConflictProps) {
  const { firm } = useFirm()
  const labels = usePartyLabels()
  const textOf = useFieldText()
  const theirs = partyValues(newer)
  const differences = differencesOf(
    partyFields.map((field) => ({
      label: labels[field],
      theirs: textOf(field, theirs),
      yours: textOf(field, yours),
    })),
  )
  return (
    <ConflictNotice
      differences={differences}
      theirsHref={editPartyPath(firm.firmId, newer.id)}
      formId={formId}
    />
  )
}

/** A field's value in words: choices by their names. */
function useFieldText() {
  const t = useT('parties')
  const format = useFormat()
  return function textOf(field: PartyField, values: TypedTree): string {
    const value = textAt(values, field)
    const language = parseLanguage(value)
    if (field.startsWith('roles') && value)
      return t(value === 'supplier' ? 'role.supplier' : 'role.customer')
    if (field === 'kind') return value === 'person' ? t('kind.person') : t('kind.company')
    if (field === 'address.country') return format.country(value)
    if (field === 'language' && language) return languageNames[language]
    return value
  }
}
