import { formatTick } from '#app/shell/format-tick.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  AreaChart,
  type Bar,
  BarChart,
  Funnel,
  HeatMap,
  LineChart,
  RankBars,
  type Series,
  StackedChart,
} from '#app/ui/index.ts'
import type { Analysis, AnalysisQuery, AnalysisRow } from '#contract/reporting/analytics.ts'
import { recordsPath } from '../paths.ts'
import * as styles from './analytics.css.ts'
import { sizeOf, useFigure } from './figure.ts'
import { ScatterChart } from './scatter-chart.tsx'

/** Colours differ for so many. */
const maxSeries = 5
const maxBars = 15

type ChartProps = {
  analysis: Analysis
  query: AnalysisQuery
  /** Whether the page shows the figures as a table already. */
  isBesideTable?: boolean
}

/** The picture of an analysis, drawn by the server; its figures stand in the table as well. */
export function AnalysisChart({ analysis, query, isBesideTable }: ChartProps) {
  const t = useT('analytics')
  const tableLabel = isBesideTable ? undefined : t('chart.table')
  const { look, isTime, columns } = analysis
  const groups = groupsOf(analysis)
  if (look === 'number' || (groups.length === 0 && look !== 'funnel' && look !== 'table')) {
    return <BigNumber analysis={analysis} />
  }
  const hasParts = columns.some(({ role }) => role === 'part')
  const figures = columns.filter(({ role }) => role === 'figure')
  if (look === 'funnel') return <FunnelOf analysis={analysis} />
  if (look === 'heat' && hasParts) return <HeatOf analysis={analysis} groups={groups} />
  if (look === 'scatter' && figures.length > 1)
    return <ScatterOf analysis={analysis} groups={groups} />
  if (look === 'table' || look === 'heat' || look === 'scatter') return null
  if (!isTime && !(look === 'stacked' && hasParts)) {
    return <Ranks analysis={analysis} query={query} groups={groups} />
  }
  if (look === 'bar' && !hasParts) {
    return <BarsOf analysis={analysis} groups={groups} tableLabel={tableLabel} />
  }
  return <SeriesOf analysis={analysis} groups={groups} tableLabel={tableLabel} />
}

/** Rows that are drawn: those of the currency that most have. */
function groupsOf({ rows, currency }: Analysis): AnalysisRow[] {
  return rows.filter(({ kind, cells }) => {
    const own = cells[0]?.currency ?? currency
    return kind === 'group' && own === currency
  })
}

function BigNumber({ analysis }: { analysis: Analysis }) {
  const figure = useFigure()
  const { columns, rows, currency } = analysis
  const total = rows.findLast(({ kind }) => kind === 'total')
  return (
    <>
      {columns.map(({ key, label, unit, role }, at) =>
        role === 'figure' ? (
          <p key={key}>
            <span className={styles.big}>{figure(total?.cells[at], unit, currency)}</span>{' '}
            <span className={styles.notes}>{label}</span>
          </p>
        ) : null,
      )}
    </>
  )
}

type GroupsProps = { analysis: Analysis; groups: readonly AnalysisRow[] }
type WithTable = GroupsProps & { tableLabel: string | undefined }

function Ranks({ analysis, query, groups }: ChartProps & GroupsProps) {
  const { firm } = useFirm()
  const figure = useFigure()
  const { columns, currency, title } = analysis
  const at = Math.max(
    columns.findIndex(({ role }) => role === 'figure'),
    0,
  )
  const unit = columns[at]?.unit ?? 'number'
  return (
    <RankBars
      caption={title}
      rows={groups.slice(0, maxBars).map(({ label, cells, drill }) => ({
        label,
        amount: sizeOf(cells[at], analysis),
        amountText: figure(cells[at], unit, currency),
        href: drill ? recordsPath(firm.firmId, { ...query, ...drill }) : undefined,
      }))}
    />
  )
}

function useTick() {
  const { locale } = useFormat()
  return (value: number) => formatTick(value, locale)
}

function BarsOf({ analysis, groups, tableLabel }: WithTable) {
  const tick = useTick()
  const figure = useFigure()
  const { columns, currency, title, groupLabel } = analysis
  const [first] = columns
  const before = columns.findIndex(({ role }) => role === 'before')
  if (!first) return null
  return (
    <BarChart
      label={title}
      bars={groups.map(
        ({ label, cells }): Bar => ({
          label,
          in: sizeOf(cells[0], analysis),
          inText: figure(cells[0], first.unit, currency),
          ...(before > 0 && {
            comparison: sizeOf(cells[before], analysis),
            comparisonText: figure(cells[before], first.unit, currency),
          }),
        }),
      )}
      names={{
        period: groupLabel,
        in: first.label,
        ...(before > 0 && { comparison: columns[before]?.label ?? '' }),
      }}
      formatTick={tick}
      tableLabel={tableLabel}
    />
  )
}

/** Parts of each row as lines, areas or stacked; without parts the figures of the first one's unit. */
function SeriesOf({ analysis, groups, tableLabel }: WithTable) {
  const t = useT('analytics')
  const tick = useTick()
  const figure = useFigure()
  const { columns, currency, title, groupLabel, look, isTime } = analysis
  const hasParts = columns.some(({ role }) => role === 'part')
  const drawn = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ role, unit }) =>
      hasParts
        ? role === 'part'
        : (role === 'figure' || role === 'before') && unit === columns[0]?.unit,
    )
  const alone = drawn.length > maxSeries ? drawn.slice(0, maxSeries - 1) : drawn
  const rest = drawn.slice(alone.length)
  const isStacked = look === 'stacked' || (look === 'bar' && hasParts)
  // Nothing is known of days to come: lines end today, but for those of earlier days.
  const past = isStacked || !isTime ? groups : groups.filter(({ key }) => !isToCome(key, analysis))
  const drawnOf = (role: string) => (role === 'before' || past.length === 0 ? groups : past)
  const series = alone.map(
    ({ label, unit, at, role }): Series => ({
      name: label,
      values: drawnOf(role).map(({ cells }) => sizeOf(cells[at], analysis)),
      texts: groups.map(({ cells }) => figure(cells[at], unit, currency)),
    }),
  )
  const sums = drawnOf('part').map(({ cells }) =>
    rest.reduce((sum, { at }) => sum + sizeOf(cells[at], analysis), 0),
  )
  const all =
    rest.length > 0
      ? [...series, { name: t('chart.others'), values: sums, texts: sums.map(tick) }]
      : series
  const chart = {
    label: title,
    periodName: groupLabel,
    periods: groups.map(({ label }) => label),
    series: isStacked
      ? all.map((one) => ({ ...one, values: one.values.map((value) => Math.max(value, 0)) }))
      : all,
    formatTick: tick,
    tableLabel,
  }
  if (isStacked) return <StackedChart {...chart} />
  return look === 'area' ? <AreaChart {...chart} /> : <LineChart {...chart} />
}

/** Whether a row is of days that begin after the analysis was made; keys of times are first days. */
function isToCome(key: string, { madeAt }: Analysis): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(key) && key > madeAt.slice(0, 10)
}

function HeatOf({ analysis, groups }: GroupsProps) {
  const figure = useFigure()
  const { columns, currency, title, groupLabel } = analysis
  const parts = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ role }) => role === 'part')
  return (
    <HeatMap
      label={title}
      corner={groupLabel}
      columns={parts.map(({ label }) => label)}
      rows={groups.map(({ label, cells }) => ({
        label,
        cells: parts.map(({ at, unit }) => ({
          value: sizeOf(cells[at], analysis),
          text: figure(cells[at], unit, currency),
        })),
      }))}
    />
  )
}

/** Steps are measures beside each other, or the groups of one. */
function FunnelOf({ analysis }: { analysis: Analysis }) {
  const { percent } = useFormat()
  const figure = useFigure()
  const { columns, rows, currency, title } = analysis
  const groups = groupsOf(analysis)
  const total = rows.findLast(({ kind }) => kind === 'total')
  const steps =
    groups.length > 0
      ? groups.map(({ label, cells }) => ({ label, cell: cells[0], unit: columns[0]?.unit }))
      : columns.map(({ label, unit }, at) => ({ label, cell: total?.cells[at], unit }))
  const first = sizeOf(steps[0]?.cell, analysis)
  return (
    <Funnel
      label={title}
      stages={steps.map(({ label, cell, unit }) => {
        const value = sizeOf(cell, analysis)
        return {
          label,
          value: Math.max(value, 0),
          text: figure(cell, unit ?? 'number', currency),
          shareText: first > 0 ? percent(((value / first) * 100).toFixed(1)) : '',
        }
      })}
    />
  )
}

function ScatterOf({ analysis, groups }: GroupsProps) {
  const figure = useFigure()
  const { columns, currency, title } = analysis
  const [x, y] = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ role }) => role === 'figure')
  if (!x || !y) return null
  return (
    <ScatterChart
      label={title}
      names={{ x: x.label, y: y.label }}
      points={groups.map(({ label, cells }) => ({
        label,
        x: sizeOf(cells[x.at], analysis),
        y: sizeOf(cells[y.at], analysis),
        text: `${figure(cells[x.at], x.unit, currency)}, ${figure(cells[y.at], y.unit, currency)}`,
      }))}
    />
  )
}
