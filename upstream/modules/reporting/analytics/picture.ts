import { minorToDecimal } from '#contract/core/money.ts'
import type { Analysis, AnalysisCell } from '#contract/reporting/analytics.ts'
import { escapeXml } from '../../../core/xml/escape-xml.ts'
import type { ReportFormat } from '../reports/views.ts'

/** In the units of the picture. */
const width = 960
const head = 76
const row = 30
const foot = 40
const nameWidth = 260
const figureWidth = 170
const plotHeight = 360
const maxRows = 30
const colours = ['#113fbf', '#359bd9', '#c66846', '#0e653f', '#e4b74a', '#868b95']

/**
 * An analysis as a picture that stands alone, SVG without styles and scripts: its rows as bars, times as
 * columns or, where it is drawn as a line, as lines. It has the figures of the table beside each bar.
 */
export function analysisPicture(analysis: Analysis, format: ReportFormat): string {
  const groups = analysis.rows.filter(({ kind }) => kind === 'group' || kind === 'other')
  const isOverTime = analysis.isTime && groups.length > 1
  const shown = isOverTime ? groups : groups.slice(0, maxRows)
  const body = isOverTime ? overTime(analysis, shown, format) : ranked(analysis, shown, format)
  const height = head + body.height + foot
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" role="img">`,
    `<title>${escapeXml(analysis.title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    textAt(24, 34, analysis.title, { size: 20, weight: 600 }),
    textAt(24, 58, analysis.subtitle, { size: 13, fill: '#4a505d' }),
    ...body.parts,
    '</svg>',
    '',
  ].join('\n')
}

type Rows = Analysis['rows']
type Body = { height: number; parts: string[] }

function ranked(analysis: Analysis, rows: Rows, format: ReportFormat): Body {
  const at = figureAt(analysis)
  const sizes = rows.map(({ cells }) => sizeOf(cells[at], analysis.currency))
  const most = Math.max(...sizes.map(Math.abs), 1e-9)
  const room = width - nameWidth - figureWidth - 48
  const parts = rows.flatMap(({ label, cells }, place) => {
    const y = head + place * row
    const size = sizes[place] ?? 0
    const length = (Math.abs(size) / most) * room
    return [
      textAt(24, y + 19, cut(label, 34), { size: 13 }),
      `<rect x="${nameWidth}" y="${y + 5}" width="${rounded(length)}" height="18" fill="${size < 0 ? '#b51e23' : colours[0]}"/>`,
      textAt(width - 24, y + 19, written(cells[at], analysis, format), { size: 13, anchor: 'end' }),
    ]
  })
  return { height: rows.length * row, parts }
}

/** Columns for one figure, lines for several parts or where that was chosen. */
function overTime(analysis: Analysis, rows: Rows, format: ReportFormat): Body {
  const series = seriesOf(analysis)
  const values = series.map(({ at }) =>
    rows.map(({ cells }) => sizeOf(cells[at], analysis.currency)),
  )
  const all = values.flat()
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
  const span = high - low || 1
  const [left, room] = [24, width - 48]
  const yOf = (value: number) => rounded(head + ((high - value) / span) * plotHeight)
  const step = room / rows.length
  const isLine = series.length > 1 || analysis.look === 'line' || analysis.look === 'area'
  const parts = [
    `<line x1="${left}" x2="${left + room}" y1="${yOf(0)}" y2="${yOf(0)}" stroke="#868b95"/>`,
  ]
  for (const [place, of] of values.entries()) {
    const colour = colours[place % colours.length]
    if (isLine) {
      const points = of.map((value, at) => `${rounded(left + (at + 0.5) * step)},${yOf(value)}`)
      parts.push(
        `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
      )
      continue
    }
    for (const [at, value] of of.entries()) {
      const [top, bottom] = [yOf(Math.max(value, 0)), yOf(Math.min(value, 0))]
      parts.push(
        `<rect x="${rounded(left + (at + 0.15) * step)}" y="${top}" width="${rounded(step * 0.7)}" height="${rounded(bottom - top)}" fill="${colour}"/>`,
      )
      const [cell] = rows[at]?.cells ?? []
      if (step > 64) {
        const figure = written(cell, analysis, format)
        parts.push(
          textAt(left + (at + 0.5) * step, top - 6, figure, { size: 11, anchor: 'middle' }),
        )
      }
    }
  }
  const every = Math.ceil(70 / step)
  for (const [at, { label }] of rows.entries()) {
    if (at % every > 0) continue
    const x = left + (at + 0.5) * step
    parts.push(textAt(x, head + plotHeight + 20, label, { size: 12, anchor: 'middle' }))
  }
  const keys = series.map(({ label }, place) => {
    const x = left + place * 150
    const y = head + plotHeight + 44
    return `<rect x="${x}" y="${y - 10}" width="10" height="10" fill="${colours[place % colours.length]}"/>${textAt(x + 16, y, cut(label, 20), { size: 12 })}`
  })
  return { height: plotHeight + 30, parts: [...parts, ...keys] }
}

function figureAt({ columns }: Analysis): number {
  return Math.max(
    columns.findIndex(({ role }) => role === 'figure'),
    0,
  )
}

/** The parts of each row, or its figures of the first one's unit and what they were before. */
function seriesOf({ columns }: Analysis): { at: number; label: string }[] {
  const all = columns.map(({ role, unit, label }, at) => ({ role, unit, label, at }))
  const parts = all.filter(({ role }) => role === 'part')
  if (parts.length > 0) return parts.slice(0, colours.length)
  const [first] = all
  return all
    .filter(({ role, unit }) => unit === first?.unit && (role === 'figure' || role === 'before'))
    .slice(0, colours.length)
}

function sizeOf(cell: AnalysisCell | null | undefined, currency: string): number {
  if (!cell) return 0
  if (cell.amount !== undefined)
    return Number(minorToDecimal(cell.amount, cell.currency ?? currency))
  return Number(cell.number ?? 0)
}

function written(
  cell: AnalysisCell | null | undefined,
  { currency }: Analysis,
  format: ReportFormat,
): string {
  if (!cell) return '–'
  const { amount, number, text } = cell
  if (amount === undefined) return number === undefined ? (text ?? '') : format.number(number)
  const own = cell.currency ?? currency
  return `${format.amount(amount, own)} ${own}`
}

type Look = { size: number; fill?: string; weight?: number; anchor?: 'middle' | 'end' }

function textAt(
  x: number,
  y: number,
  text: string,
  { size, fill = '#171d2f', weight = 400, anchor }: Look,
): string {
  const at = anchor ? ` text-anchor="${anchor}"` : ''
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${at}>${escapeXml(text)}</text>`
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
