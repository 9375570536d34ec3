import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import { ReportFileFormat, type ReportName, type ReportQuery } from '#contract/reports.ts'
import { reportFilePath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** The report of the page as files. */
export function FileButtons({ report, query }: { report: ReportName; query: ReportQuery }) {
  const t = useT('reports')
  const { firm } = useFirm()
  const isOffered = (format: ReportFileFormat) =>
    (format !== 'hledger' && format !== 'saft') || report === 'journal'
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
