import type { DueReminder, ReminderStep } from '#contract/selling/reminders.ts'
import type { Actor } from '../../../firm/actor.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type DueItem, itemsDueBetween } from '../../books/settlement/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { isSuppressed } from '../../firm/outbound/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { isDisputed } from '../invoicing/index.ts'
import {
  claimedFeeOf,
  getSettings,
  lastReminderOf,
  reachesItem,
  type StoredSettings,
  stopKeys,
} from './reader.ts'
import { interestOf, mayClaimFee } from './statutory.ts'
import { insertReminder } from './writer.ts'

/** A step that was missed for longer is not sent by itself: nobody wants last year's reminders at once. */
const lateDays = 7
const maxItems = 5_000

/**
 * Who is to be reminded by itself on a day, the longest late first; each by the latest step that is due.
 * @param actor whose role reaches them; undefined for all, as in jobs
 */
export function dueOn(
  reader: Reader,
  date: string,
  maximum: number,
  actor?: Actor,
): { rows: DueReminder[]; hasMore: boolean } {
  const settings = getSettings(reader)
  const days = settings.steps.map((step) => step.days)
  if (days.length === 0) return { rows: [], hasMore: false }
  const items = itemsDueBetween(reader, {
    from: addDays(date, -Math.max(...days) - lateDays),
    to: addDays(date, -Math.min(...days)),
    maximum: maxItems,
  })
  return remindersOf(reader, items, { date, maximum, actor }, (item) => {
    const step = stepOn(settings.steps, item.dueDate, date, lastReminderOf(reader, item.id)?.days)
    return step && reminderOf(reader, settings, item, step, date)
  })
}

/**
 * Who is to be reminded by hand on a day: those of `dueOn`, then those whose steps were all missed,
 * such as debts that are older than the firm's books here, the longest late first.
 */
export function dueByHand(
  reader: Reader,
  date: string,
  maximum: number,
  actor: Actor,
): { rows: DueReminder[]; hasMore: boolean } {
  const usual = dueOn(reader, date, maximum, actor)
  const settings = getSettings(reader)
  if (settings.steps.length === 0) return usual
  const items = itemsDueBetween(reader, {
    from: '0001-01-01',
    to: addDays(date, -lateDays - 1),
    maximum: maxItems,
  })
  const listed = new Set(usual.rows.map(({ itemId }) => itemId))
  const missed = remindersOf(
    reader,
    items.filter(({ id }) => !listed.has(id)),
    { date, maximum: maximum - usual.rows.length, actor },
    (item) => {
      const step = missedStepOn(settings.steps, item.dueDate, date, lastReminderOf(reader, item.id))
      return step && { ...reminderOf(reader, settings, item, step, date), isMissed: true }
    },
  )
  return { rows: [...usual.rows, ...missed.rows], hasMore: usual.hasMore || missed.hasMore }
}

type Asked = { date: string; maximum: number; actor: Actor | undefined }

function remindersOf(
  reader: Reader,
  items: readonly DueItem[],
  { maximum, actor }: Asked,
  remind: (item: DueItem) => DueReminder | undefined,
): { rows: DueReminder[]; hasMore: boolean } {
  const stopped = stopKeys(reader)
  const rows: DueReminder[] = []
  for (const item of items) {
    if (stopped.has(`party ${item.partyId}`) || stopped.has(`invoice ${item.documentId}`)) continue
    if (actor && !reachesItem(reader, actor, { ...item, invoiceId: item.documentId })) continue
    // What is disputed is settled first.
    if (isDisputed(reader, item.documentId)) continue
    const reminder = remind(item)
    if (!reminder) continue
    if (rows.length === maximum) return { rows, hasMore: true }
    rows.push(reminder)
  }
  return { rows, hasMore: items.length === maxItems }
}

/** The latest step that is due on a day and not sent; a notice only before the money is late. */
export function stepOn(
  steps: readonly ReminderStep[],
  dueDate: string,
  date: string,
  lastSent: number | undefined,
): ReminderStep | undefined {
  const daysLate = daysBetween(dueDate, date)
  return steps.findLast(
    ({ days, tone }) =>
      days <= daysLate &&
      daysLate - days <= lateDays &&
      (tone !== 'notice' || daysLate <= 0) &&
      (lastSent === undefined || days > lastSent),
  )
}

/**
 * The next step of what is late and was not reminded in time: it begins with the first one, and each
 * further one keeps the distance of the steps from the day on which the last was sent.
 */
export function missedStepOn(
  steps: readonly ReminderStep[],
  dueDate: string,
  date: string,
  last: { days: number; date: string } | undefined,
): ReminderStep | undefined {
  const daysLate = daysBetween(dueDate, date)
  const next = steps.find(
    ({ days, tone }) => tone !== 'notice' && days > (last?.days ?? Number.NEGATIVE_INFINITY),
  )
  if (!next || next.days > daysLate) return undefined
  const isTooSoon =
    last !== undefined && daysBetween(last.date, date) < next.days - Math.max(last.days, 0)
  return isTooSoon ? undefined : next
}

/** A reminder of an open item by a step as it would be sent on a day. */
export function reminderOf(
  reader: Reader,
  settings: StoredSettings,
  item: DueItem,
  step: ReminderStep,
  date: string,
): DueReminder {
  const { email, name, kind } = getStoredParty(reader, item.partyId)
  const { baseCurrency, address } = getFirmProfile(reader)
  const { id, documentKind, documentId, number, partyId, dueDate, currency, balance } = item
  const isBusiness = kind === 'company'
  const isFeeDue = currency === baseCurrency && mayClaimFee(address.country, isBusiness)
  const interest = interestOf({
    country: address.country,
    isBusiness,
    amount: balance,
    dueDate,
    until: date,
    ownRate: settings.ownRate,
  })
  return {
    itemId: id,
    documentKind,
    invoiceId: documentId,
    number,
    partyId,
    partyName: name,
    to: email,
    dueDate,
    daysLate: Math.max(daysBetween(dueDate, date), 0),
    currency,
    balance,
    days: step.days,
    tone: step.tone,
    // Fees are in the base currency, so of invoices in it alone. What an earlier step claimed is
    // still claimed, once.
    fee: isFeeDue ? Math.max(step.fee, claimedFeeOf(reader, id)) : 0,
    interest: step.withInterest ? interest : 0,
    isMissed: false,
    obstacle: email === '' ? 'noAddress' : isSuppressed(reader, email) ? 'bounced' : null,
  }
}

/** Notes what is due on the day of the context as sent, without a mail: as the story of a demo. */
export function noteDue(writer: Writer, context: FirmContext, maximum: number): void {
  const date = firmDate(writer, context)
  for (const due of dueOn(writer, date, maximum).rows) insertReminder(writer, context, due, date)
}
