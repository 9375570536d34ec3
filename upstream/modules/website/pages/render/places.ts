import type { BlockOf } from '#contract/website/blocks.ts'
import { element, escapeHtml } from '../escape-html.ts'
import type { HoursSpan, HoursView, RenderContext } from './context.ts'
import { formatClock, formatDay, weekdayName } from './formats.ts'
import { imageHtml } from './pictures.ts'
import { section } from './sections.ts'

export function openingHoursBlock(block: BlockOf<'openingHours'>, context: RenderContext): string {
  const hours = context.data.hours(block.placeId)
  if (!hours) return ''
  const heading = block.heading || context.words.openingHours
  return section({ ...block, heading }, () => hoursTables(hours, context), context)
}

type Spoken = Pick<RenderContext, 'words' | 'locale'>

/** The hours of a week, and below them those of days ahead that differ. */
export function hoursTables(hours: HoursView, context: Spoken): string {
  const { words, locale } = context
  const rows = groupDays(hours.week).map(({ from, to, spans }) => {
    const days = [weekdayName(from, locale), ...(to > from ? [weekdayName(to, locale)] : [])]
    return row(days.join('\u2009–\u2009'), spans, context)
  })
  const week = table(rows, '', context)
  const others = hours.exceptions.map(({ date, name, spans }) =>
    row(`${formatDay(date, locale)}${name === '' ? '' : ` (${name})`}`, spans, context),
  )
  const exceptions = others.length === 0 ? '' : `\n${table(others, words.exceptions, context)}`
  return `${week}${exceptions}`
}

type DayGroup = { from: number; to: number; spans: HoursSpan[] }

/** Days one after another with the same hours, 1 is Monday. */
export function groupDays(week: readonly HoursSpan[][]): DayGroup[] {
  const groups: DayGroup[] = []
  for (const [at, spans] of week.entries()) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = at + 1
    else groups.push({ from: at + 1, to: at + 1, spans })
  }
  return groups
}

function row(days: string, spans: readonly HoursSpan[], { words, locale }: Spoken): string {
  const times = spans.map(
    ({ from, to }) => `${formatClock(from, locale)}\u2009–\u2009${formatClock(to, locale)}`,
  )
  const hours = times.length === 0 ? words.closed : times.join(', ')
  return `<tr><th scope="row">${escapeHtml(days)}</th><td>${escapeHtml(hours)}</td></tr>`
}

function table(rows: readonly string[], caption: string, { words }: Spoken): string {
  const head = `<thead><tr><th scope="col">${escapeHtml(words.day)}</th><th scope="col">${escapeHtml(words.hours)}</th></tr></thead>`
  const title = caption === '' ? '' : `<caption>${escapeHtml(caption)}</caption>\n`
  return `<table class="hours">\n${title}${head}\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

/** No map of a service is loaded: what it learns of visitors would need their consent. */
export function mapBlock(block: BlockOf<'map'>, context: RenderContext): string {
  const { latitude, longitude } = block
  const { words } = context
  const picture = block.picture
    ? imageHtml(block.picture, { shape: 'wide', seen: 'text' }, context)
    : ''
  const address = escapeHtml(block.address).replaceAll('\n', '<br>')
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  const route = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
  const links = [
    element('a', { href: map }, escapeHtml(words.map)),
    element('a', { href: route }, escapeHtml(words.route)),
  ]
  const figure = picture === '' ? '' : `<figure>${picture}</figure>\n`
  const inner = `${figure}<address>${address}</address>\n<p class="links">${links.join(' ')}</p>`
  return section(block, () => inner, context)
}
