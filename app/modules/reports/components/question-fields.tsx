import { useT } from '#app/shell/page-context.tsx'
import { type Dataset, datasets } from '#contract/custom-reports.ts'
import type { ReportQuery } from '#contract/reports.ts'
import { Choice, ViewField } from './view-field.tsx'

/** What a custom report measures and what its rows and columns are. */
export function QuestionFields({ query }: { query: ReportQuery }) {
  const t = useT('reports')
  const dataset: Dataset = query.dataset ?? 'sales'
  const { measures, dimensions } = datasets[dataset]
  return (
    <>
      <input type="hidden" name="dataset" value={dataset} />
      <ViewField name="measure" label={t('view.measure')}>
        <Choice name="measure" value={query.measure} options={measures} />
      </ViewField>
      <ViewField name="by" label={t('view.by')}>
        <Choice name="by" value={query.by} options={dimensions} texts="dimension" />
      </ViewField>
      <ViewField name="across" label={t('view.across')}>
        <Choice
          name="across"
          value={query.across}
          options={['none', ...dimensions]}
          texts="dimension"
        />
      </ViewField>
    </>
  )
}
