import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import { type EcListFile, ecListFileOf, taxPeriodOf } from '#contract/ec-lists.ts'
import { type Report, ReportFileFormat, type ReportQuery } from '#contract/reports.ts'
import { reportFilePath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** The report of the page as files. */
export function FileButtons({ report: made, query }: { report: Report; query: ReportQuery }) {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const { report } = made
  const isOffered = (format: ReportFileFormat) => {
    if (format === 'zm' || format === 'modelo349') return isListFile(made, firm.country, format)
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
    </span>
  )
}

/** Whether the list has a file of the authority's: of its days, and with every number known. */
function isListFile(
  { report, from, to, rows, checks }: Report,
  country: string,
  format: EcListFile,
): boolean {
  const form = ecListFileOf[country]
  const period = taxPeriodOf({ from: from ?? '', to })
  const isOf = report === 'ec-list' && form?.format === format && rows.length > 0
  return (
    isOf && period !== undefined && form.periods.includes(period.kind) && checks[0]?.isHeld === true
  )
}
