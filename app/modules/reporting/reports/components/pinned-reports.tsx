import { formatTick } from '#app/shell/format-tick.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  type Bar,
  BarChart,
  Cell,
  HeadCell,
  NumberCell,
  RankBars,
  Rules,
  RulesCell,
  Table,
  text,
  VisuallyHidden,
} from '#app/ui/index.ts'
import type { ReportPin } from '#contract/reporting/report-pins.ts'
import { pinsPath, reportPath } from '../paths.ts'
import { figureSize, useFigureText } from './figure-text.ts'
import * as styles from './reports.css.ts'

/** What somebody pinned to their dashboard, each as a card that leads to its report. */
export function PinnedReports({ pins }: { pins: readonly ReportPin[] }) {
  const t = useT('reports')
  const { firm } = useFirm()
  if (pins.length === 0) return null
  return (
    <section aria-label={t('pins.title')}>
      {pairsOf(pins).map((pair) => (
        <Rules key={pair[0]?.id} columns={pair.length === 2 ? 'two' : 'one'}>
          {pair.map((pin) => (
            <RulesCell
              key={pin.id}
              title={
                <a className={text.link} href={reportPath(firm.firmId, pin.report, pin.query)}>
                  {pin.name}
                </a>
              }
            >
              <Card pin={pin} />
            </RulesCell>
          ))}
        </Rules>
      ))}
      <p className={styles.pinsFoot}>
        <a className={`${text.link} ${text.tiny}`} href={pinsPath(firm.firmId)}>
          {t('pins.arrange')}
        </a>
      </p>
    </section>
  )
}

/** Two beside each other; the last of an odd number has its line alone. */
function pairsOf(pins: readonly ReportPin[]): ReportPin[][] {
  const pairs: ReportPin[][] = []
  for (let at = 0; at < pins.length; at += 2) pairs.push(pins.slice(at, at + 2))
  return pairs
}

function Card({ pin }: { pin: ReportPin }) {
  const t = useT('reports')
  const textOf = useFigureText()
  const { look, total, rows, moreRows, subtitle } = pin
  return (
    <>
      {(look === 'figure' || rows.length === 0) && (
        <p className={styles.pinFigure}>{total ? textOf(total, pin) : t('pins.nothing')}</p>
      )}
      {rows.length > 0 && look === 'chart' && <Picture pin={pin} />}
      {rows.length > 0 && look === 'table' && <Rows pin={pin} />}
      <p className={`${text.tiny} ${text.soft}`}>
        {[
          look === 'figure' && pin.column,
          subtitle,
          moreRows > 0 && look === 'table' && t('pins.more', { count: moreRows }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

function Rows({ pin }: { pin: ReportPin }) {
  const t = useT('reports')
  const textOf = useFigureText()
  return (
    <Table caption={pin.name} density="compact" withoutPad>
      <thead>
        <tr>
          <HeadCell>{pin.rowName || <VisuallyHidden>{t('pins.row')}</VisuallyHidden>}</HeadCell>
          <HeadCell isNumber>{pin.column}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {pin.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
          <tr key={at}>
            <Cell>{row.label}</Cell>
            <NumberCell>{textOf(row, pin)}</NumberCell>
          </tr>
        ))}
        {pin.total && (
          <tr>
            <Cell tone="strong">{pin.total.label}</Cell>
            <NumberCell>{textOf(pin.total, pin)}</NumberCell>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

function Picture({ pin }: { pin: ReportPin }) {
  const t = useT('reports')
  const { locale } = useFormat()
  const textOf = useFigureText()
  const { rows, kind, name, currency } = pin
  if (kind === 'bars') {
    const bars = rows.map((row) => ({
      label: row.label,
      amount: figureSize(row, currency),
      amountText: textOf(row, pin),
    }))
    return <RankBars caption={name} rows={bars} />
  }
  const labels = withoutCommonYear(rows.map(({ label }) => label))
  return (
    <BarChart
      label={name}
      bars={rows.map(
        (row, at): Bar => ({
          label: labels[at] ?? row.label,
          in: figureSize(row, currency),
          inText: textOf(row, pin),
        }),
      )}
      names={{ period: pin.rowName || t('pins.row'), in: pin.column }}
      formatTick={(value) => formatTick(value, locale)}
      tableLabel={t('chart.table')}
    />
  )
}

/** "Jan", "Feb" where all are of one year, which the card says below: a card has little room. */
function withoutCommonYear(labels: readonly string[]): string[] {
  const year = / \d{4}$/.exec(labels[0] ?? '')?.[0]
  const isCommon = year !== undefined && labels.every((label) => label.endsWith(year))
  return labels.map((label) => (isCommon ? label.slice(0, -year.length) : label))
}
