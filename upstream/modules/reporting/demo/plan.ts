import type { DemoGood } from './goods.ts'
import type { DemoCustomer } from './people.ts'
import { taxCodeOf } from './prices.ts'
import type { Random } from './random.ts'

export type PlannedLine = {
  good: number
  quantity: string
  /** Percent. */
  discount: string | null
  taxCode: string
}

/** One invoice and what becomes of it; days are counted from its issue, null is never. */
export type PlannedInvoice = {
  customer: number
  daysAgo: number
  termsDays: number
  lines: PlannedLine[]
  discount: string | null
  purchaseOrder: string
  isDraft: boolean
  sentAfter: number | null
  viewedAfter: number | null
  voidAfter: number | null
  credit: { after: number; isWhole: boolean } | null
  /** Percent of what is owed then. */
  payments: { after: number; percent: number }[]
}

const days = 725

/** Two years of invoices that grow in number, oldest first. */
export function planInvoices(
  random: Random,
  home: string,
  customers: readonly DemoCustomer[],
  goods: readonly DemoGood[],
  count: number,
): PlannedInvoice[] {
  const own = customers.flatMap(({ country }, at) => (country === home ? [at] : []))
  const others = customers.flatMap(({ country }, at) => (country === home ? [] : [at]))
  const dates = Array.from({ length: count }, () => days * (1 - Math.sqrt(random.next())))
  return dates
    .sort((a, b) => b - a)
    .map((date, at) => {
      const pool = random.isHit(0.75) ? own : others
      const customer = random.pick(pool) ?? 0
      return planInvoice(random, home, customers, goods, {
        customer,
        daysAgo: Math.floor(date),
        isDraft: at >= count - 3 || at === count - 9,
      })
    })
}

function planInvoice(
  random: Random,
  home: string,
  customers: readonly DemoCustomer[],
  goods: readonly DemoGood[],
  base: Pick<PlannedInvoice, 'customer' | 'daysAgo' | 'isDraft'>,
): PlannedInvoice {
  const { country = home, habit = 'prompt', kind } = customers[base.customer] ?? {}
  const termsDays = country === home ? (home === 'RU' ? 10 : 14) : 30
  const isFresh = base.daysAgo < 3
  const fate = random.next()
  const voidAfter = fate < 0.025 ? random.between(1, 2) : null
  const sentAfter = random.isHit(isFresh ? 0.5 : 0.96) ? random.between(10, 200) / 1440 : null
  return {
    ...base,
    termsDays,
    lines: planLines(random, home, country, goods),
    discount: random.isHit(0.06) ? '5' : null,
    purchaseOrder:
      kind === 'company' && random.isHit(0.3) ? `PO-${random.between(1000, 9999)}` : '',
    sentAfter,
    viewedAfter: random.isHit(0.8) && sentAfter !== null ? sentAfter + random.next() * 3 : null,
    voidAfter,
    credit: fate > 0.95 ? { after: random.between(3, 8), isWhole: random.isHit(0.4) } : null,
    payments: voidAfter === null ? planPayments(random, habit, termsDays, base.daysAgo) : [],
  }
}

function planLines(
  random: Random,
  seller: string,
  buyer: string,
  goods: readonly DemoGood[],
): PlannedLine[] {
  const count = random.between(1, 5)
  const chosen = new Map<number, PlannedLine>()
  while (chosen.size < count) {
    const at = random.between(0, goods.length - 1)
    const good = goods[at]
    const taxCode = good && taxCodeOf(seller, buyer, good)
    if (!good || !taxCode) continue
    const discount = random.isHit(0.15) ? String(random.between(2, 5) * 2) : null
    chosen.set(at, { good: at, quantity: planQuantity(random, good), discount, taxCode })
  }
  return [...chosen.values()]
}

function planQuantity(random: Random, { kind, cents }: DemoGood): string {
  if (kind === 'service') return String(random.between(2, 30) / 2)
  if (cents < 1000) return String(random.between(2, 24) * 5)
  return String(random.between(1, cents < 10_000 ? 18 : 8))
}

function planPayments(
  random: Random,
  habit: DemoCustomer['habit'],
  termsDays: number,
  daysAgo: number,
): PlannedInvoice['payments'] {
  // Whoever is slow pays in the end, but for a few of the last half-year.
  if (habit === 'slow' && daysAgo < 180 && random.isHit(0.35)) return []
  const after = {
    prompt: random.between(2, termsDays),
    late: termsDays + random.between(2, 24),
    slow: termsDays + random.between(15, 80),
  }[habit]
  if (random.isHit(0.1)) {
    const percent = random.between(4, 6) * 10
    return [
      { after, percent },
      { after: after + random.between(15, 45), percent: 100 },
    ]
  }
  return [{ after, percent: random.isHit(0.02) ? 104 : 100 }]
}
