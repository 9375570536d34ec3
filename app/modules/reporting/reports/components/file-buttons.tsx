import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import { type Report, ReportFileFormat, type ReportQuery } from '#contract/reporting/reports.ts'
import { returnForms } from '#contract/reporting/return-files.ts'
import { taxPeriodOf } from '#contract/reporting/tax-periods.ts'
import { reportFilePath } from '../paths.ts'
import * as styles from './reports.css.ts'
import { ReturnFileButtons } from './return-file-buttons.tsx'

/** The report of the page as files. */
export function FileButtons({ report: made, query }: { report: Report; query: ReportQuery }) {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const { report } = made
  const isOffered = (format: ReportFileFormat) => {
    if (format === 'hledger') return report === 'journal'
    return format !== 'saft' || (report === 'journal' && can('party:view'))
  }
  return (
    <span className={styles.files}>
      {ReportFileFormat.options.filter(isOffered).map((format) => (
        <LinkButton
          key={format}
          icon="file-down"
          href={reportFilePath(firm.firmId, report, { ...query, format })}
        >
          {t(`file.${format}`)}
        </LinkButton>
      ))}
      {report === 'tax-return' && made.from !== null && (
        <ReturnFileButtons kind="vat" from={made.from} to={made.to} />
      )}
      {report === 'oss-return' && made.from !== null && (
        <ReturnFileButtons kind="oss" from={made.from} to={made.to} />
      )}
      {isListFiled(made, firm.country) && made.from !== null && (
        <ReturnFileButtons kind="ecList" from={made.from} to={made.to} />
      )}
    </span>
  )
}

/** Whether the list can be filed: of the days that it is filed for, and with every number known. */
function isListFiled({ report, from, to, rows, checks }: Report, country: string): boolean {
  if (report !== 'ec-list' || rows.length === 0 || checks[0]?.isHeld !== true) return false
  const period = taxPeriodOf({ from: from ?? '', to })
  return returnForms(country, 'ecList').some(
    ({ periods }) => periods === null || (period && periods.includes(period.kind)),
  )
}
