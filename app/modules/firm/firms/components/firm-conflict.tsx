import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import { timeZoneText } from '#app/shell/form/time-zones.ts'
import { languageNames, parseLanguage } from '#app/shell/i18n/languages.ts'
import { useFormat, usePage } from '#app/shell/page-context.tsx'
import type { Firm } from '#contract/firm/firms.ts'
import { firmDataPath } from '../paths.ts'
import { useFirmLabels } from './firm-labels.ts'
import { type FirmField, firmFields, firmValues } from './firm-values.ts'
import { fiscalYearText } from './fiscal-years.ts'

type FirmConflictProps = { newer: Firm; yours: FormTree; formId: string }

/** Both versions of a firm that two people changed at once. */
export function FirmConflict({ newer, yours, formId }: FirmConflictProps) {
  const labels = useFirmLabels()
  const textOf = useFieldText()
  const theirs = firmValues(newer)
  const differences = differencesOf(
    firmFields.map((field) => ({
      label: labels[field],
      theirs: textOf(field, theirs),
      yours: textOf(field, yours),
    })),
  )
  return (
    <ConflictNotice differences={differences} theirsHref={firmDataPath(newer.id)} formId={formId} />
  )
}

/** A field's value in words: choices by their names. */
function useFieldText() {
  const format = useFormat()
  const { language: pageLanguage } = usePage()
  return function textOf(field: FirmField, values: FormTree): string {
    const value = textAt(values, field)
    const language = parseLanguage(value)
    if (field === 'address.country') return format.country(value)
    if (field === 'fiscalYearStart') return fiscalYearText(format.locale, value)
    if (field === 'language' && language) return languageNames[language]
    if (field === 'timeZone') return timeZoneText(value, pageLanguage)
    if (field === 'baseCurrency') return `${value} · ${format.currencyName(value)}`
    return value
  }
}
