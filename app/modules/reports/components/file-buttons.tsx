import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import { ReportFileFormat, type ReportName, type ReportQuery } from '#contract/reports.ts'
import { reportFilePath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** The report of the page as files. */
export function FileButtons({ report, query }: { report: ReportName; query: ReportQuery }) {
  const t = useT('reports')
  const { firm, can } = useFirm()
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
    </span>
  )
}
