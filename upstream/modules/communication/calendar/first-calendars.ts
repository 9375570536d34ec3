import type { CalendarColor } from '#contract/communication/calendar.ts'
import type { Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { readCalendars } from './reader.ts'
import { insertCalendar, insertCategory } from './writer.ts'

type Named = { color: CalendarColor } & Record<Language, string>

const firstCategories: readonly Named[] = [
  { color: 'blue', en: 'Meeting', de: 'Besprechung', it: 'Riunione', ru: 'Встреча', es: 'Reunión' },
  { color: 'sky', en: 'Delivery', de: 'Lieferung', it: 'Consegna', ru: 'Доставка', es: 'Entrega' },
  { color: 'green', en: 'Payment', de: 'Zahlung', it: 'Pagamento', ru: 'Платёж', es: 'Pago' },
  { color: 'red', en: 'Deadline', de: 'Frist', it: 'Scadenza', ru: 'Срок', es: 'Plazo' },
  { color: 'gold', en: 'Team', de: 'Team', it: 'Squadra', ru: 'Команда', es: 'Equipo' },
]

const firmCalendar: Named = {
  color: 'blue',
  en: 'Firm',
  de: 'Firma',
  it: 'Azienda',
  ru: 'Фирма',
  es: 'Empresa',
}

/**
 * Makes the firm's calendar with its categories, and the caller's own one, where they are missing;
 * nothing for whoever may only look.
 */
export function ensureCalendars(store: Store, context: FirmContext): void {
  const { actor } = context
  if (!isAllowed(actor, 'calendar:edit')) return
  if (!isMissing(store.reader, actor.userId)) return
  store.transact({ ...context, idempotency: null }, (writer) => writeCalendars(writer, context))
}

function isMissing(reader: Reader, userId: string): boolean {
  const owners = readCalendars(reader).map(({ ownerId }) => ownerId)
  return !owners.includes(null) || !owners.includes(userId)
}

/** As `ensureCalendars`, inside a transaction. */
export function writeCalendars(writer: Writer, context: FirmContext): void {
  const { language } = getFirmProfile(writer)
  const { userId, userName } = context.actor
  const calendars = readCalendars(writer)
  if (!calendars.some(({ ownerId }) => ownerId === null)) {
    const { color, [language]: name } = firmCalendar
    insertCalendar(writer, context, { name, color, sharing: 'write', ownerId: null, ownerName: '' })
    for (const { color: shade, [language]: title } of firstCategories) {
      insertCategory(writer, context, { name: title, color: shade })
    }
  }
  if (!calendars.some(({ ownerId }) => ownerId === userId)) {
    const own = { name: '', color: 'gold', sharing: 'busy' } as const
    insertCalendar(writer, context, { ...own, ownerId: userId, ownerName: userName })
  }
}
