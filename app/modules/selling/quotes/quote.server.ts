import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { quoteDepositsContract } from '#contract/selling/deposits.ts'
import { quotesContract } from '#contract/selling/quotes.ts'

/** The quote's id in the address. Throws AppError `not_found` for what can be none. */
export function idOf({ params }: Args): string {
  const id = params.quoteId ?? ''
  if (!/^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) throw new AppError('not_found', 'No such quote')
  return id
}

/** A quote with its deposits, for the pages that make an invoice of it. @throws AppError not_found */
export async function loadWithDeposits(args: Args) {
  const { firm, call } = await requireFirm(args)
  const ids = { firmId: firm.firmId, quoteId: idOf(args) }
  const [{ t }, quote, deposits] = await Promise.all([
    getVisit(args),
    call(quotesContract.get, ids),
    call(quoteDepositsContract.list, ids),
  ])
  return { t, quote, deposits }
}
