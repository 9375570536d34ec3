import type { Minor } from '#contract/core/money.ts'
import type { ReportCheck } from '#contract/reporting/reports.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { balancesAsOf, controlRole } from '../../books/settlement/index.ts'
import { owedToPartnersOn } from '../../customers/partners/views.ts'
import { bankAgainstBooks } from '../../money/bank/views.ts'
import { walletsOn } from '../../money/wallets/views.ts'
import { pointsOn } from '../../selling/loyalty/views.ts'
import { hasMoved, valueOn } from '../../stock/stock/views.ts'
import { balanceSheet } from './balance-sheet.ts'
import type { Frame } from './frame.ts'
import { trialBalance } from './trial-balance.ts'

/** Whether the books agree with themselves and with the open items, at the end of the frame's span. */
export function bookChecks(frame: Frame): ReportCheck[] {
  return [
    ...balanceSheet(frame).checks,
    ...trialBalance(frame).checks,
    ...subledgerChecks(frame),
    ...stockChecks(frame),
    ...walletChecks(frame),
    ...pointsChecks(frame),
    ...partnerChecks(frame),
    ...bankChecks(frame),
  ]
}

const controls = [
  { name: 'receivables', role: 'receivable', isOwed: false },
  { name: 'customerCredit', role: 'customerCredit', isOwed: true },
  // What was paid to a supplier in advance stands on the same account as the bills do.
  { name: 'payables', role: 'payable', isOwed: true },
] as const

/** Open items against the account that holds their sum, each worked out from its own tables. */
function subledgerChecks({ reader, texts, span }: Frame): ReportCheck[] {
  const open = balancesAsOf(reader, span.to)
  return controls.map(({ name, role, isOwed }) => {
    const sign = isOwed ? -1 : 1
    const debit = open
      .filter((sum) => controlRole(sum) === role)
      .reduce((sum, { side, balanceBase }) => sum + (side === 'debit' ? 1 : -1) * balanceBase, 0)
    const left = sign * debit
    const right = sign * balanceOfRole(reader, role, span.to)
    return { label: texts.checks[name], isHeld: left === right, left, right }
  })
}

/** The value of what is in stock against the account that holds it, where stock is kept at all. */
function stockChecks({ reader, texts, span }: Frame): ReportCheck[] {
  if (!hasMoved(reader)) return []
  const [left, right] = [valueOn(reader, span.to), balanceOfRole(reader, 'inventory', span.to)]
  return [{ label: texts.checks.stock, isHeld: left === right, left, right }]
}

/** Balances and gift cards against the account that holds what is owed on them, where there are any. */
function walletChecks({ reader, texts, span }: Frame): ReportCheck[] {
  const left = walletsOn(reader, span.to)
  const right = 0 - balanceOfRole(reader, 'walletLiability', span.to)
  if (left === 0 && right === 0) return []
  return [{ label: texts.checks.wallets, isHeld: left === right, left, right }]
}

/** Customers' points against the account that holds what is owed for them, where there are any. */
function pointsChecks({ reader, texts, span }: Frame): ReportCheck[] {
  const left = pointsOn(reader, span.to)
  const right = 0 - balanceOfRole(reader, 'loyaltyLiability', span.to)
  if (left === 0 && right === 0) return []
  return [{ label: texts.checks.points, isHeld: left === right, left, right }]
}

/** Commissions against the account that holds what is owed to affiliates, where there are any. */
function partnerChecks({ reader, texts, span }: Frame): ReportCheck[] {
  const left = owedToPartnersOn(reader, span.to)
  const right = 0 - balanceOfRole(reader, 'partnerPayable', span.to)
  if (left === 0 && right === 0) return []
  return [{ label: texts.checks.partners, isHeld: left === right, left, right }]
}

/** What the banks say, with what is open on either side, against the books, as both are now. */
function bankChecks({ reader, texts }: Frame): ReportCheck[] {
  const both = bankAgainstBooks(reader)
  if (!both) return []
  const { bank: left, books: right } = both
  return [{ label: texts.checks.bank, isHeld: left === right, left, right }]
}

function balanceOfRole(reader: Reader, role: string, date: string): Minor {
  return balanceUntil(reader, accountFor(reader, role), date)
}
