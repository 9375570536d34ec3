import { useT } from '#app/shell/page-context.tsx'
import { type Dataset, datasets } from '#contract/reporting/custom-reports.ts'
import type { ReportQuery } from '#contract/reporting/reports.ts'
import type { Typed } from '../read-report-query.ts'
import { Choice, ViewField } from './view-field.tsx'

type QuestionFieldsProps = {
  query: ReportQuery
  typed: Typed
  problemAt: (name: string) => string | undefined
}

/** What a custom report measures and what its rows and columns are. */
export function QuestionFields({ query, typed, problemAt }: QuestionFieldsProps) {
  const t = useT('reports')
  const [ofMeasure, ofRows, ofColumns] = [
    problemAt('measure'),
    problemAt('by'),
    problemAt('across'),
  ]
  const dataset: Dataset = query.dataset ?? 'sales'
  const { measures, dimensions } = datasets[dataset]
  return (
    <>
      <input type="hidden" name="dataset" value={dataset} />
      <ViewField name="measure" label={t('view.measure')} problem={ofMeasure}>
        <Choice
          name="measure"
          value={ofMeasure ? typed.measure : query.measure}
          options={measures}
          problem={ofMeasure}
        />
      </ViewField>
      <ViewField name="by" label={t('view.by')} problem={ofRows}>
        <Choice
          name="by"
          value={ofRows ? typed.by : query.by}
          options={dimensions}
          texts="dimension"
          problem={ofRows}
        />
      </ViewField>
      <ViewField name="across" label={t('view.across')} problem={ofColumns}>
        <Choice
          name="across"
          problem={ofColumns}
          value={ofColumns ? typed.across : query.across}
          options={['none', ...dimensions]}
          texts="dimension"
        />
      </ViewField>
    </>
  )
}
