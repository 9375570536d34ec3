import { maxAsked, orSilent } from '#app/modules/firm/firms/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import { isAllowed, scopeOf } from '#contract/core/roles.ts'
import { type FirmSummary, firmSummaryContract } from '#contract/reporting/firm-summary.ts'

/** A firm of a person with how it stands. */
export type SummedFirm = Pick<FirmMembership, 'firmId' | 'legalName' | 'tradeName'> & {
  summary: FirmSummary | 'silent'
  /** Whether its figures are of all open items, or of invoices and bills alone. */
  hasOpenItems: boolean
}

export type Total = { amount: number; overdue: number }

/** How all firms of a person stand, and what they come to in one currency. */
export type FirmOverview = {
  firms: SummedFirm[]
  /** How many more the person has that were not asked. */
  notAsked: number
  currency: string
  /** Currencies to choose from: those of the firms. */
  currencies: string[]
  /** Null where no firm says. */
  totals: { cash: number | null; receivable: Total | null; payable: Total | null }
  /** Names of those that are not in every total: no answer, no rate, or not theirs to see. */
  missing: string[]
}

/**
 * Asks each firm of a person by itself.
 * @param asked the currency of the totals; that of the first firm where it is none of theirs
 */
export async function readOverview(args: Args, asked: string | null): Promise<FirmOverview> {
  const { firms: all } = await requirePerson(args)
  const known = all.slice(0, maxAsked)
  const currencies = [...new Set(known.map(({ baseCurrency }) => baseCurrency))].sort()
  const [first = ''] = known.map(({ baseCurrency }) => baseCurrency)
  const currency = currencies.find((one) => one === asked) ?? first
  const { call } = upstream(args)
  const firms = await Promise.all(
    known.map(async (firm) => ({
      firmId: firm.firmId,
      legalName: firm.legalName,
      tradeName: firm.tradeName,
      hasOpenItems: isAllowed(firm, 'payment:view') && scopeOf(firm, 'invoice') === 'all',
      summary: await orSilent(call(firmSummaryContract.get, { firmId: firm.firmId, currency })),
    })),
  )
  const notAsked = all.length - known.length
  return { firms, notAsked, currency, currencies, ...addUp(firms) }
}

/** What the firms come to; a firm that is not in each of the totals is named. */
export function addUp(firms: readonly SummedFirm[]): Pick<FirmOverview, 'totals' | 'missing'> {
  const converted = firms.map(({ summary }) => (summary === 'silent' ? null : summary.converted))
  const sums = converted.flatMap((one) => one ?? [])
  const missing = firms
    .filter((_, at) => !isWhole(converted[at]))
    .map(({ legalName, tradeName }) => tradeName || legalName)
  const cash = sums.flatMap((one) => one.cash ?? [])
  return {
    totals: {
      cash: cash.length === 0 ? null : cash.reduce((sum, amount) => sum + amount, 0),
      receivable: totalOf(sums.flatMap(({ receivable }) => receivable ?? [])),
      payable: totalOf(sums.flatMap(({ payable }) => payable ?? [])),
    },
    missing,
  }
}

function isWhole(sums: FirmSummary['converted'] | undefined): boolean {
  return Boolean(sums?.receivable && sums.payable && sums.cash !== null)
}

function totalOf(all: readonly Total[]): Total | null {
  if (all.length === 0) return null
  return all.reduce(
    (sum, { amount, overdue }) => ({
      amount: sum.amount + amount,
      overdue: sum.overdue + overdue,
    }),
    { amount: 0, overdue: 0 },
  )
}
