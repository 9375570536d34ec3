import { SelectField } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { centreOptions } from './centre-options.ts'

type CentreSelectProps = {
  name?: string
  centres: readonly CostCentreChoice[]
  /** Those that the record has, which may stay though they are closed. */
  kept?: readonly string[]
  isOptional?: boolean
  hint?: string
}

/** The field of a form that is written by hand; none in a firm without cost centres. */
export function CentreSelect(props: CentreSelectProps) {
  const { name = 'costCentreId', centres, kept, isOptional = true, hint } = props
  const closed = useT('cost-centres')('detail.archivedTag')
  if (centres.length === 0) return null
  const options = centreOptions({ centres, kept, closed })
  return (
    <SelectField
      name={name}
      isOptional={isOptional}
      hint={hint}
      options={[{ value: '', label: '–' }, ...options]}
    />
  )
}
