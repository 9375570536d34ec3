import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Row, SheetPad } from '#app/ui/index.ts'
import type { Report, ReportQuery } from '#contract/reporting/reports.ts'
import { reportPath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** The pages of a long report. */
export function ReportPager({ report, query }: { report: Report; query: ReportQuery }) {
  const t = useT('reports')
  const { firm } = useFirm()
  const { page, hasNextPage } = report
  if (page === 1 && !hasNextPage) return null
  const href = (to: number) =>
    reportPath(firm.firmId, report.report, { ...query, page: to === 1 ? undefined : to })
  return (
    <SheetPad>
      <nav aria-label={t('pages')} className={styles.pager}>
        <Row>
          {page > 1 && (
            <LinkButton icon="chevron-left" href={href(page - 1)}>
              {t('previousPage')}
            </LinkButton>
          )}
          {hasNextPage && (
            <LinkButton icon="chevron-right" href={href(page + 1)}>
              {t('nextPage')}
            </LinkButton>
          )}
        </Row>
      </nav>
    </SheetPad>
  )
}
