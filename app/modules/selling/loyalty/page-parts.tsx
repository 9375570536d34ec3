import type { FilledSlots } from '#app/shell/frame/slots.ts'
import { LoyaltyListQuery, loyaltyContract } from '#contract/selling/loyalty.ts'

export const slots: FilledSlots = {
  async 'party.points'({ call, can, firm: { firmId } }, { partyId: customerId }) {
    if (!can('till:view')) return null
    const ofCustomer = { ...LoyaltyListQuery.parse({ customerId }), firmId }
    const { rows } = await call(loyaltyContract.rows, ofCustomer)
    return rows[0] ?? null
  },
}
