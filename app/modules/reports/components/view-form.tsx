import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, SheetPad } from '#app/ui/index.ts'
import {
  knownReports,
  type Report,
  ReportBasis,
  ReportCompare,
  type ReportName,
  ReportPeriod,
  type ReportQuery,
  ReportSplit,
} from '#contract/reports.ts'
import { reportPath } from '../paths.ts'
import { QuestionFields } from './question-fields.tsx'
import * as styles from './reports.css.ts'
import { Choice, ViewField } from './view-field.tsx'

/** Reports whose figures may stand beside others. */
const compared: readonly ReportName[] = [
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'cash-flow-direct',
  'sales-by-customer',
  'sales-by-item',
  'sales-by-country',
  'sales-by-month',
  'custom',
]
/** Those whose span may be cut into columns. */
const split = compared.slice(0, 4)

/** Profit and loss alone is planned. */
function comparesOf(report: ReportName): readonly ReportCompare[] {
  const { options } = ReportCompare
  return report === 'profit-and-loss' ? options : options.filter((one) => one !== 'budget')
}

/** What a link chose, and other days leave as it is. */
const kept = ['accounts', 'taxCodes', 'taxSide', 'ofReturn', 'closings', 'where', 'since'] as const

/** Chooses days, comparison and columns by the address; works without script. */
export function ViewForm({ report, query }: { report: Report; query: ReportQuery }) {
  const t = useT('reports')
  const { firm } = useFirm()
  const period = query.period ?? (query.from || query.to ? 'custom' : 'year')
  return (
    <SheetPad>
      <search>
        <form action={reportPath(firm.firmId, report.report)} className={styles.view}>
          {kept.map(
            (name) =>
              query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
          )}
          <ViewField name="period" label={t('view.period')}>
            <Choice name="period" value={period} options={ReportPeriod.options} />
          </ViewField>
          <div className={styles.days}>
            <ViewField name="from" label={t('view.from')}>
              <DateInput id="view-from" name="from" defaultValue={report.from ?? undefined} />
            </ViewField>
            <ViewField name="to" label={t('view.to')}>
              <DateInput id="view-to" name="to" defaultValue={report.to} />
            </ViewField>
          </div>
          {compared.includes(report.report) && (
            <ViewField name="compare" label={t('view.compare')}>
              <Choice name="compare" value={query.compare} options={comparesOf(report.report)} />
            </ViewField>
          )}
          {split.includes(report.report) && (
            <ViewField name="split" label={t('view.split')}>
              <Choice name="split" value={query.split} options={ReportSplit.options} />
            </ViewField>
          )}
          {report.report === 'profit-and-loss' && (
            <ViewField name="basis" label={t('view.basis')}>
              <Choice name="basis" value={query.basis} options={ReportBasis.options} />
            </ViewField>
          )}
          {knownReports.includes(report.report) && query.basis !== 'cash' && (
            <ViewField name="knownOn" label={t('view.knownOn')}>
              <DateInput id="view-knownOn" name="knownOn" defaultValue={query.knownOn} />
            </ViewField>
          )}
          {report.report === 'custom' && <QuestionFields query={query} />}
          <Button>{t('view.show')}</Button>
        </form>
      </search>
    </SheetPad>
  )
}
