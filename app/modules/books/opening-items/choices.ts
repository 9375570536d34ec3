import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import type {} from '#app/shell/frame/slots.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type TaxRate, taxesContract } from '#contract/books/taxes.ts'

/** Rates of which an item can say that its tax waits for the payment; none where no tax does. */
export type OpeningChoices = { rates: TaxRate[] }

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    /** Which documents' tax a firm declares as it is paid; null where it declares none so. */
    'tax.asPaid': { about: object; shown: { concerns: 'sales' | 'both' | null } }
  }
}

/** The rates of the firm, where it declares tax as it is paid. */
export async function loadOpeningChoices(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<OpeningChoices> {
  const asPaid = page === 'list' ? null : await loadSlot('tax.asPaid', access, {})
  if (!asPaid) return { rates: [] }
  const { call, firm } = access
  const direction = asPaid.concerns === 'both' ? 'all' : 'sale'
  const rates = await call(taxesContract.listRates, { firmId: firm.firmId, direction })
  return { rates: rates.filter(({ rate }) => Number(rate) > 0) }
}
