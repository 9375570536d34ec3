import { useFormat, useT } from '#app/shell/page-context.tsx'
import { type AdministeredFirmQuery, firmStates } from '#contract/administered-firms.ts'
import { countryCodes } from '#contract/countries.ts'
import { FilterSelect } from './filter-select.tsx'
import { PlanFilter } from './plan-filter.tsx'

type FirmFiltersProps = {
  query: AdministeredFirmQuery
  plans: readonly { planId: string; users: number }[]
}

/** State, country, plan and consent, beside the search field. */
export function FirmFilters({ query, plans }: FirmFiltersProps) {
  const t = useT('administration')
  const { country, locale } = useFormat()
  const countries = countryCodes
    .map((code) => ({ value: code, label: country(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <>
      <FilterSelect
        name="state"
        label={t('filter.state')}
        any={t('filter.anyState')}
        value={query.state}
        options={firmStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
      <FilterSelect
        name="country"
        label={t('filter.country')}
        any={t('filter.anyCountry')}
        value={query.country}
        options={countries}
      />
      <PlanFilter value={query.planId} plans={plans} />
      <FilterSelect
        name="consent"
        label={t('filter.consent')}
        any={t('filter.anyConsent')}
        value={query.consent}
        options={[{ value: 'given', label: t('filter.consentGiven') }]}
      />
    </>
  )
}
