import { useT } from '#app/shell/page-context.tsx'
import { type AdministeredUserQuery, userStates } from '#contract/administered-users.ts'
import { userKinds } from '#contract/identity.ts'
import { FilterSelect } from './filter-select.tsx'
import { PlanFilter } from './plan-filter.tsx'

type UserFiltersProps = {
  query: AdministeredUserQuery
  plans: readonly { planId: string; users: number }[]
}

/** Kind, state, second factor and plan, beside the search field. */
export function UserFilters({ query, plans }: UserFiltersProps) {
  const t = useT('administration')
  return (
    <>
      <FilterSelect
        name="kind"
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        value={query.kind}
        options={userKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <FilterSelect
        name="state"
        label={t('filter.state')}
        any={t('filter.anyState')}
        value={query.state}
        options={userStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
      <FilterSelect
        name="secondFactor"
        label={t('filter.secondFactor')}
        any={t('filter.anySecondFactor')}
        value={query.secondFactor}
        options={[
          { value: 'on', label: t('filter.secondFactorOn') },
          { value: 'off', label: t('filter.secondFactorOff') },
        ]}
      />
      <PlanFilter value={query.planId} plans={plans} />
    </>
  )
}
