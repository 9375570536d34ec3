import { SelectField } from '#app/shell/form/form-fields.tsx'
import type { CostCentreChoice } from '#contract/cost-centres.ts'

type CentreSelectProps = {
  name?: string
  centres: readonly CostCentreChoice[]
  /** Those that the record has, which may stay though they are closed. */
  kept?: readonly string[]
  hint?: string
}

/** The field of a form that is written by hand; none in a firm without cost centres. */
export function CentreSelect({
  name = 'costCentreId',
  centres,
  kept = [],
  hint,
}: CentreSelectProps) {
  if (centres.length === 0) return null
  const options = centres
    .filter(({ id, isArchived }) => !isArchived || kept.includes(id))
    .map(({ id, label }) => ({ value: id, label }))
  return (
    <SelectField
      name={name}
      isOptional
      hint={hint}
      options={[{ value: '', label: '–' }, ...options]}
    />
  )
}
