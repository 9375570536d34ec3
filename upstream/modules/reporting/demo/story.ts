import type { FirmInput } from '#contract/firm/firms.ts'
import type { DemoGood } from './goods.ts'
import type { DemoCustomer } from './people.ts'
import type { PlannedInvoice } from './plan.ts'

/** All that is made up about a workshop before anything is written. */
export type Story = {
  firm: FirmInput
  customers: readonly DemoCustomer[]
  goods: readonly DemoGood[]
  invoices: readonly PlannedInvoice[]
}

/** Something that happens to an invoice at an instant (milliseconds, UTC). */
export type DemoEvent = { at: number; invoice: number } & (
  | { kind: 'issue' | 'draft' | 'send' | 'view' | 'void' }
  | { kind: 'credit'; isWhole: boolean }
  | { kind: 'pay'; percent: number }
)

const dayMs = 86_400_000

/** What happens to the invoices up to now, in order of time. */
export function demoEventsOf({ invoices }: Story, now: Date): DemoEvent[] {
  const events = invoices.flatMap((plan, invoice) => eventsOfOne(plan, invoice, now))
  return events
    .filter(({ at }) => at < now.getTime() - 60_000)
    .sort((a, b) => a.at - b.at || a.invoice - b.invoice)
}

function eventsOfOne(plan: PlannedInvoice, invoice: number, now: Date): DemoEvent[] {
  // Between nine and four, at a minute of its own, and never at a weekend.
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const minute = 9 * 60 + ((invoice * 37) % 420)
  const at = weekday(today - (plan.daysAgo + 1) * dayMs) + minute * 60_000
  const after = (days: number) => at + Math.round(days * dayMs)
  if (plan.isDraft) return [{ at, invoice, kind: 'draft' }]
  const { sentAfter, viewedAfter, voidAfter, credit } = plan
  return [
    { at, invoice, kind: 'issue' },
    ...(sentAfter === null ? [] : [{ at: after(sentAfter), invoice, kind: 'send' as const }]),
    ...(viewedAfter === null ? [] : [{ at: after(viewedAfter), invoice, kind: 'view' as const }]),
    ...(voidAfter === null ? [] : [{ at: after(voidAfter), invoice, kind: 'void' as const }]),
    ...(credit
      ? [{ at: after(credit.after), invoice, kind: 'credit' as const, isWhole: credit.isWhole }]
      : []),
    ...plan.payments.map((payment) => ({
      at: after(payment.after),
      invoice,
      kind: 'pay' as const,
      percent: payment.percent,
    })),
  ]
}

/** The day itself, or the Friday before a Saturday or Sunday. */
function weekday(day: number): number {
  const number = new Date(day).getUTCDay()
  return day - (number === 6 ? 1 : number === 0 ? 2 : 0) * dayMs
}
