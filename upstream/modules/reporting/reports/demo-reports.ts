import type { Language } from '#contract/core/fields.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { createPin } from './pins/service.ts'
import { requireSaved } from './saved/reader.ts'
import { saveReport } from './saved/service.ts'
import { snapshotAt } from './snapshots/plan.ts'
import { keepSnapshots } from './snapshots/service.ts'
import { writeSnapshot } from './snapshots/take.ts'

/** So many nights are behind a demo: enough for a line to be drawn of them. */
const nights = 30
/** So many nights are kept. */
const keepsDays = 90

type Names = Record<Language, string>

const owed: Names = {
  en: 'What customers owe',
  de: 'Was Kunden schulden',
  it: 'Quanto devono i clienti',
  ru: 'Сколько должны клиенты',
  es: 'Lo que deben los clientes',
}
const months: Names = {
  en: 'Sales of this year by month',
  de: 'Umsatz des Jahres nach Monaten',
  it: 'Vendite dell’anno per mese',
  ru: 'Продажи за год по месяцам',
  es: 'Ventas del año por mes',
}
const best: Names = {
  en: 'Best customers of this year',
  de: 'Beste Kunden des Jahres',
  it: 'Migliori clienti dell’anno',
  ru: 'Лучшие клиенты года',
  es: 'Mejores clientes del año',
}

/**
 * Saves the reports that the owner of a demo looks at, pins them to the dashboard, and keeps one of
 * them nightly, with the nights behind it as they would have been taken.
 */
export function keepDemoReports(writer: Writer, context: FirmContext, language: Language): void {
  const query = { period: 'year' as const }
  const save = (name: Names, input: Omit<Parameters<typeof saveReport>[2], 'name' | 'isShared'>) =>
    saveReport(writer, context, { ...input, name: name[language], isShared: true }).id
  const receivables = save(owed, { report: 'receivables', query: {} })
  const byMonth = save(months, { report: 'sales-by-month', query })
  const byCustomer = save(best, { report: 'sales-by-customer', query })
  createPin(writer, context, { savedReportId: receivables, look: 'figure' })
  createPin(writer, context, { savedReportId: byMonth, look: 'chart' })
  createPin(writer, context, { savedReportId: byCustomer, look: 'table' })
  keepSnapshots(writer, context, { savedReportId: receivables, keepsDays })
  const row = requireSaved(writer, context, receivables)
  const today = firmDate(writer, context)
  for (let back = nights; back > 0; back -= 1) {
    const day = addDays(today, -back)
    const now = snapshotAt(writer, day)
    writeSnapshot(writer, { ...context, now }, { row, query: { ...row.query, knownOn: day }, day })
  }
}
