import { type AgeBucket, ageBuckets } from '#contract/books/settlement.ts'
import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { ageing } from '../../books/settlement/index.ts'
import { sumRows } from './figures.ts'
import { type Frame, toReport } from './frame.ts'

export function agedReceivables(frame: Frame): Report {
  return aged(frame, 'receivable')
}

export function agedPayables(frame: Frame): Report {
  return aged(frame, 'payable')
}

/**
 * What was open at the end of the frame's span by party and by how late it was then. Of a year that is
 * not over it is what is open today: nothing is late by a day that is yet to come, unless one asks for
 * that day.
 */
function aged(frame: Frame, direction: 'receivable' | 'payable'): Report {
  const { reader, texts, span, format, currency, query, today } = frame
  const isAhead = query.to === undefined && span.to > today
  const asOf = isAhead ? today : span.to
  const found = ageing(reader, { direction, asOf })
  const buckets: readonly (AgeBucket | 'credit' | 'total')[] = [...ageBuckets, 'credit', 'total']
  const cellsOf = (text: string, partyId: string | null, row: (typeof found)['totals']) => {
    const link = { target: 'openItems' as const, direction, partyId, asOf }
    const amounts = buckets.map((bucket): ReportCell => {
      if (bucket === 'total') return { amount: row.total, link: { ...link, view: 'net' } }
      // What was paid and is not used is taken off what is owed.
      if (bucket === 'credit') return { amount: 0 - row.credit, link: { ...link, view: 'credit' } }
      return { amount: row[bucket], link: { ...link, view: 'owed', bucket } }
    })
    return [{ text, link: { ...link, view: 'net' as const } }, ...amounts]
  }
  const rows: ReportRow[] = found.rows.map((row) => {
    return { kind: 'line', depth: 0, cells: cellsOf(row.partyName, row.partyId, row), adds: [] }
  })
  const places = rows.map((_, at) => at)
  rows.push({
    kind: 'result',
    depth: 0,
    cells: cellsOf(texts.results.all, null, found.totals),
    adds: found.hasMore ? [] : sumRows(places),
  })
  return toReport(frame, direction === 'receivable' ? 'receivables' : 'payables', {
    subtitle: `${texts.asOf(format.date(asOf))} · ${texts.amountsIn(currency)}`,
    from: null,
    columns: [
      { key: 'party', label: texts.aged.party, kind: 'text' },
      ...buckets.map((key) => ({ key, label: texts.aged[key], kind: 'amount' as const })),
    ],
    rows: found.rows.length > 0 ? rows : [],
  })
}
