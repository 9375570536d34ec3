import { useFirm, useT } from '#app/shell/page-context.tsx'
import { RulesCell, Stack } from '#app/ui/index.ts'
import { isEuMember } from '#contract/core/countries.ts'
import { costReports, type ReportName, salesReports } from '#contract/reporting/reports.ts'
import { ossPath, reportPath, taxReturnsPath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** The reports of the home page, by what they are about. */
const groups: readonly { key: string; reports: readonly ReportName[] }[] = [
  {
    key: 'statements',
    reports: ['profit-and-loss', 'balance-sheet', 'cash-flow', 'cash-flow-direct'],
  },
  {
    key: 'sales',
    reports: salesReports,
  },
  {
    key: 'purchases',
    reports: [
      'purchases-by-supplier',
      'purchases-by-item',
      'purchases-by-account',
      'purchases-by-country',
      'purchases-by-month',
      'purchases-by-person',
    ],
  },
  { key: 'owed', reports: ['receivables', 'payables'] },
  { key: 'tax', reports: ['tax-summary', 'tax-return', 'oss-return', 'ec-list'] },
  { key: 'custom', reports: ['custom'] },
  { key: 'books', reports: ['trial-balance', 'general-ledger', 'journal', 'cash-book'] },
]

/** Every report with one sentence on what it answers. */
export function ReportList() {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const isOffered = (report: ReportName) =>
    (report !== 'oss-return' || isEuMember(firm.country)) &&
    (report !== 'ec-list' || (isEuMember(firm.country) && can('party:view'))) &&
    (!costReports.includes(report) || can('stock:cost'))
  return (
    <Stack gap="s5">
      {groups.map(({ key, reports }) => (
        <RulesCell key={key} title={t(`group.${key}`)}>
          <ul className={styles.reports}>
            {reports.filter(isOffered).map((report) => (
              <li key={report}>
                <a className={styles.report} href={hrefOf(firm.firmId, report)}>
                  <span className={styles.reportName}>{t(`report.${report}`)}</span>
                  <span className={styles.reportWords}>{t(`words.${report}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </RulesCell>
      ))}
    </Stack>
  )
}

/** Returns begin with the list of those that are due. */
function hrefOf(firmId: string, report: ReportName): string {
  if (report === 'oss-return') return ossPath(firmId)
  return report === 'tax-return' ? taxReturnsPath(firmId) : reportPath(firmId, report)
}
