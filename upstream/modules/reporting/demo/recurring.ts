import type { Language } from '#contract/core/fields.ts'
import { RecurringInput } from '#contract/selling/recurring.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { createRecurring } from '../../selling/recurring/index.ts'
import type { Stage } from './play.ts'

/** Three invoices that come again: in how many days the next one comes, how often, and how. */
const planned = [
  { key: 'care', inDays: 6, unit: 'month', every: 1, mode: 'send', isLastDay: false },
  { key: 'stock', inDays: 9, unit: 'month', every: 1, mode: 'draft', isLastDay: true },
  { key: 'service', inDays: 24, unit: 'quarter', every: 1, mode: 'finalise', isLastDay: false },
] as const

const names: Record<Language, Record<(typeof planned)[number]['key'], string>> = {
  en: { care: 'Monthly care', stock: 'Standing order', service: 'Quarterly service' },
  de: { care: 'Monatliche Pflege', stock: 'Dauerauftrag', service: 'Wartung je Quartal' },
  it: { care: 'Cura mensile', stock: 'Ordine continuativo', service: 'Manutenzione trimestrale' },
  ru: { care: 'Ежемесячный уход', stock: 'Постоянный заказ', service: 'Обслуживание за квартал' },
  es: { care: 'Cuidado mensual', stock: 'Pedido fijo', service: 'Mantenimiento trimestral' },
}

/** Sets up the recurring invoices of a demo, each taken from an invoice of its story. */
export function setUpRecurring(writer: Writer, context: FirmContext, stage: Stage): void {
  const today = firmDate(writer, context)
  const { baseCurrency } = stage.firm
  // The newest of home: what is in other currencies waits for the rate of its day.
  const sources = stage.invoices
    .flatMap(({ customer, isDraft }, at) => {
      const isHome = stage.entered.customers[customer]?.currency === baseCurrency
      const id = stage.documents.get(at)
      return isHome && !isDraft && id !== undefined ? [id] : []
    })
    .slice(-planned.length)
  planned.forEach(({ key, inDays, ...rule }, at) => {
    const invoiceId = sources[at]
    if (invoiceId === undefined) return
    const name = names[stage.firm.language][key]
    const input = { ...rule, name, invoiceId, firstDate: addDays(today, inDays) }
    createRecurring(writer, context, RecurringInput.parse(input))
  })
}
