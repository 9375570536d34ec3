import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { type TaxRate, taxesContract } from '#contract/books/taxes.ts'

/** Rates of which an item can say that its tax waits for the payment; none where no tax does. */
export type OpeningChoices = { rates: TaxRate[] }

/** The rates of the firm, where it declares tax as it is paid. */
export async function loadOpeningChoices(
  { call, firm, can }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<OpeningChoices> {
  if (page === 'list' || !can('report:view')) return { rates: [] }
  const inFirm = { firmId: firm.firmId }
  const { concerns, spans } = await call(taxReturnsContract.getOnPayment, inFirm)
  if (spans.length === 0) return { rates: [] }
  const direction = concerns === 'both' ? 'all' : 'sale'
  const rates = await call(taxesContract.listRates, { ...inFirm, direction })
  return { rates: rates.filter(({ rate }) => Number(rate) > 0) }
}
