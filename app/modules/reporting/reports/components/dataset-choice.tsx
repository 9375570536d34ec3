import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Row, Segmented, SheetPad, Tag } from '#app/ui/index.ts'
import { Dataset } from '#contract/reporting/custom-reports.ts'
import type { ReportQuery } from '#contract/reporting/reports.ts'
import { reportPath } from '../paths.ts'

/** What a custom report is about, and a way out of what it is kept to. */
export function DatasetChoice({ query }: { query: ReportQuery }) {
  const t = useT('reports')
  const { firm } = useFirm()
  const { period, from, to, dataset = 'sales', where } = query
  const days = { period, from, to }
  return (
    <SheetPad>
      <Row>
        <Segmented
          label={t('view.dataset')}
          choices={Dataset.options.map((one) => ({
            href: reportPath(firm.firmId, 'custom', { ...days, dataset: one }),
            label: t(`dataset.${one}`),
            isCurrent: one === dataset,
          }))}
        />
        {where && (
          <a href={reportPath(firm.firmId, 'custom', { ...query, where: undefined })}>
            <Tag>{t('view.whole')}</Tag>
          </a>
        )}
      </Row>
    </SheetPad>
  )
}
