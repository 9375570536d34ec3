import { useT } from '#app/shell/page-context.tsx'
import { FilterSelect } from './filter-select.tsx'

type PlanFilterProps = {
  value: string | undefined
  plans: readonly { planId: string; users: number }[]
}

/** The plans that somebody has; nothing where nobody has one. */
export function PlanFilter({ value, plans }: PlanFilterProps) {
  const t = useT('administration')
  if (plans.length === 0 && value === undefined) return null
  const known = plans.map(({ planId, users }) => ({
    value: planId,
    label: `${planId} (${users})`,
  }))
  const isMissing = value !== undefined && !plans.some(({ planId }) => planId === value)
  return (
    <FilterSelect
      name="planId"
      label={t('filter.plan')}
      any={t('filter.anyPlan')}
      value={value}
      options={isMissing ? [...known, { value, label: value }] : known}
    />
  )
}
