import type { FilledSlots } from '#app/shell/frame/slots.ts'
import { taxReturnsContract } from '#contract/reporting/tax-returns.ts'

export const slots: FilledSlots = {
  async 'tax.asPaid'({ call, can, firm: { firmId } }) {
    if (!can('report:view')) return null
    const { concerns, spans } = await call(taxReturnsContract.getOnPayment, { firmId })
    return spans.length > 0 ? { concerns } : null
  },
}
