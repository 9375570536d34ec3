import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { FactList, RowsTable, Tag, text } from '#app/ui/index.ts'
import type { CountryDefaults } from '#contract/firm/country-defaults.ts'
import * as styles from './country-brings.css.ts'

/** What a new firm gets from its country, beside the form that it fills. */
export function CountryBrings({ defaults }: { defaults: CountryDefaults }) {
  const t = useT('firms')
  const format = useFormat()
  const country = format.country(defaults.country)
  return (
    <aside className={styles.rail} aria-labelledby="country-brings">
      <h2 className={styles.title} id="country-brings">
        {t('brings.title', { country })}
      </h2>
      <p className={text.small}>
        {t(defaults.isPacked ? 'brings.packed' : 'brings.generic', { country })}
      </p>
      <Facts defaults={defaults} />
      <RateTable defaults={defaults} />
      <p className={text.secondLine}>{t('brings.unaudited')}</p>
    </aside>
  )
}

function Facts({ defaults }: { defaults: CountryDefaults }) {
  const t = useT('firms')
  const { language } = usePage()
  const { taxName, accountCount } = defaults
  return (
    <FactList
      facts={[
        { term: t('brings.taxName'), value: taxName[language] },
        { term: t('brings.chart'), value: t('brings.accounts', { count: accountCount }) },
      ]}
    />
  )
}

function RateTable({ defaults }: { defaults: CountryDefaults }) {
  const t = useT('firms')
  const format = useFormat()
  const { language } = usePage()
  return (
    <RowsTable
      caption={t('rates.title')}
      density="compact"
      withoutPad
      rows={defaults.taxRates}
      keyOf={({ code }) => code}
      columns={[
        {
          head: t('rates.title'),
          cell: ({ name, isDefault }) => (
            <>
              {name[language]} {isDefault && <Tag tone="info">{t('rates.default')}</Tag>}
            </>
          ),
        },
        { head: t('rates.rate'), isNumber: true, cell: ({ rate }) => format.percent(rate) },
      ]}
    />
  )
}
