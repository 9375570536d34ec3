import { centreOptions } from '#app/modules/books/cost-centres/index.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Select, SheetPad } from '#app/ui/index.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { isTime } from '#contract/reporting/custom-reports.ts'
import {
  knownReports,
  purchaseReports,
  type Report,
  ReportBasis,
  ReportCompare,
  type ReportName,
  ReportPeriod,
  type ReportQuery,
  ReportSplit,
  salesReports,
} from '#contract/reporting/reports.ts'
import { reportPath } from '../paths.ts'
import type { Typed } from '../read-report-query.ts'
import { KnownFields } from './known-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import * as styles from './reports.css.ts'
import { Choice, ViewField, wiringOf } from './view-field.tsx'

/** Reports whose figures may stand beside others. */
const compared: readonly ReportName[] = [
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'cash-flow-direct',
  ...salesReports,
  ...purchaseReports,
  'custom',
]
/** Those whose span may be cut into columns. */
const split = compared.slice(0, 4)

/** A question by times, or of several columns, has nothing that its figures are held against. */
function isCompared(report: ReportName, query: ReportQuery): boolean {
  if (report !== 'custom') return compared.includes(report)
  const isAcross = query.across !== undefined && query.across !== 'none'
  return !isAcross && !isTime(query.by ?? 'month')
}

/** Profit and loss alone is planned. */
function comparesOf(report: ReportName): readonly ReportCompare[] {
  const { options } = ReportCompare
  return report === 'profit-and-loss' ? options : options.filter((one) => one !== 'budget')
}

/** Profit and loss alone has a column for each cost centre, where the firm has some. */
function splitsOf(
  report: ReportName,
  centres: readonly CostCentreChoice[],
): readonly ReportSplit[] {
  const { options } = ReportSplit
  const hasCentres = report === 'profit-and-loss' && centres.length > 0
  return hasCentres ? options : options.filter((one) => one !== 'costCentre')
}

/** What a link chose, and other days leave as it is. */
const kept = [
  ...(['accounts', 'taxCodes', 'taxSide', 'ofReturn', 'euCustomer', 'closings'] as const),
  ...(['euVatId', 'euLate', 'where', 'since'] as const),
  ...(['customer', 'customerCountry', 'against', 'item'] as const),
]

type ViewFormProps = {
  report: Report
  query: ReportQuery
  /** Days and time as they were typed, and what is wrong with them. */
  typed: Typed
  problems: FieldProblems
  /** The firm's cost centres, where the report can be kept to some. */
  centres: readonly CostCentreChoice[]
}

/** Chooses days, comparison and columns by the address; works without script. */
export function ViewForm({ report, query, typed, problems, centres }: ViewFormProps) {
  const t = useT('reports')
  const problemAt = useProblems(problems)
  const [ofFrom, ofTo] = [problemAt('from'), problemAt('to')]
  const { firm } = useFirm()
  // Money settles a document as a whole: there is no cash basis of its lines.
  const isOfCentres = query.split === 'costCentre' || Boolean(query.costCentre)
  const asksDays = Boolean(typed.from || typed.to)
  const period = query.period ?? (asksDays ? 'custom' : 'year')
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
            <ViewField name="from" label={t('view.from')} problem={ofFrom}>
              <DateInput
                {...wiringOf('from', ofFrom)}
                defaultValue={ofFrom ? typed.from : (report.from ?? undefined)}
              />
            </ViewField>
            <ViewField name="to" label={t('view.to')} problem={ofTo}>
              <DateInput {...wiringOf('to', ofTo)} defaultValue={ofTo ? typed.to : report.to} />
            </ViewField>
          </div>
          {isCompared(report.report, query) && (
            <ViewField name="compare" label={t('view.compare')}>
              <Choice name="compare" value={query.compare} options={comparesOf(report.report)} />
            </ViewField>
          )}
          {split.includes(report.report) && (
            <ViewField name="split" label={t('view.split')}>
              <Choice name="split" value={query.split} options={splitsOf(report.report, centres)} />
            </ViewField>
          )}
          {report.report === 'profit-and-loss' && !isOfCentres && (
            <ViewField name="basis" label={t('view.basis')}>
              <Choice name="basis" value={query.basis} options={ReportBasis.options} />
            </ViewField>
          )}
          {centres.length > 0 && <CentreChoice value={query.costCentre ?? ''} centres={centres} />}
          {knownReports.includes(report.report) && query.basis !== 'cash' && (
            <KnownFields typed={typed} problemAt={problemAt} />
          )}
          {report.report === 'custom' && (
            <QuestionFields query={query} typed={typed} problemAt={problemAt} />
          )}
          <Button>{t('view.show')}</Button>
        </form>
      </search>
    </SheetPad>
  )
}

/** All lines, those of one cost centre with what is below it, or those without; or what a link chose. */
function CentreChoice({ value, centres }: { value: string; centres: readonly CostCentreChoice[] }) {
  const t = useT('reports')
  const closed = useT('cost-centres')('detail.archivedTag')
  const usual = [
    { value: '', label: t('centre.all') },
    ...centreOptions({ centres, kept: centres.map(({ id }) => id), closed }),
    { value: 'none', label: t('centre.none') },
  ]
  const isUsual = usual.some((one) => one.value === value)
  const options = isUsual ? usual : [...usual, { value, label: t('centre.chosen') }]
  return (
    <ViewField name="costCentre" label={t('view.costCentre')}>
      <Select id="view-costCentre" name="costCentre" defaultValue={value} options={options} />
    </ViewField>
  )
}
