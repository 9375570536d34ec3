import { allocate, type Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { credit, firstOpenDate, post } from '../../../books/ledger/index.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import type { MadeReturn } from '../returns/make-return.ts'
import { isNetTaxed } from './net-lines.ts'

/**
 * Posts what customers were shown as tax and is not owed by net rates: it is income of the firm. On the
 * accounts of output tax stays what is owed.
 * @param of the return that it belongs to, by its id and its last day
 */
export function postNetDifference(
  writer: Writer,
  context: FirmContext,
  { frame, made, of }: { frame: Frame; made: MadeReturn; of: { id: string; to: string } },
): void {
  if (!made.net) return
  const rules = taxRules(writer)
  const shown = new Map<string, Minor>()
  for (const { taxCode, account, side, amount } of made.figures) {
    if (side !== 'outputTax' || !isNetTaxed(rules, taxCode)) continue
    shown.set(account, (shown.get(account) ?? 0) + amount)
  }
  const amounts = [...shown.values()]
  const difference = amounts.reduce((sum, amount) => sum + amount, 0) - made.net.netTax
  if (difference === 0) return
  const shares = allocate(
    difference,
    amounts.map((amount) => Math.abs(amount)),
  )
  const lines = [...shown.keys()].map((code, at) => credit({ code }, 0 - (shares[at] ?? 0)))
  post(writer, context, {
    date: firstOpenDate(writer, of.to, context),
    memo: frame.texts.tax.netDifference(frame.format.span(frame.span)),
    source: { kind: 'taxReturn', id: of.id },
    lines: [...lines, credit({ role: 'otherIncome' }, difference)],
  })
}
