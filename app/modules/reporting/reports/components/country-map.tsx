import { useFormat } from '#app/shell/page-context.tsx'
import { mapFor, RegionMap } from '#app/ui/index.ts'
import type { Report } from '#contract/reporting/reports.ts'
import * as styles from './country-map.css.ts'

/**
 * The amounts of a report by country, on the map of Europe when no country lies outside of it. The
 * same amounts stand in the table below. Gives nothing for reports of something else.
 */
export function CountryMap({ report, column }: { report: Report; column: number }) {
  const format = useFormat()
  const values = report.rows.flatMap(({ cells }) => {
    const [name] = cells
    const amount = cells[column]?.amount
    if (!name?.country || amount === undefined) return []
    const text = format.money(amount, report.currency)
    return [{ country: name.country, name: name.text ?? name.country, value: amount, text }]
  })
  if (values.length === 0) return null
  const of = mapFor(values.map(({ country }) => country))
  return (
    <div className={styles.map}>
      <RegionMap of={of} label={report.title} values={values} />
    </div>
  )
}
