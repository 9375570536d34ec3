import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Version, wholeNumber } from '../core/fields.ts'

/** How long gift cards hold that are sold from now on. */
export const GiftCardSettingsInput = z.object({
  /** Until the end of as many years after that of the sale; null for cards that never end. */
  years: wholeNumber({ minimum: 1, maximum: 50 }).nullable().default(null),
})
export type GiftCardSettingsInput = z.infer<typeof GiftCardSettingsInput>

export const GiftCardSettings = GiftCardSettingsInput.extend({
  /** As many years cards hold at least by the law of the firm's country; 0 where it says none. */
  leastYears: z.int(),
  version: Version,
})
export type GiftCardSettings = z.infer<typeof GiftCardSettings>

const path = '/firms/{firmId}/gift-card-settings' as const
const tags = ['Wallets']

export const giftCardSettingsContract = {
  get: endpoint
    .meta({ needs: 'wallet:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(GiftCardSettings),
  /** Cards that were sold before keep their last day. */
  set: endpoint
    .meta({ needs: 'wallet:approve' })
    .route({ method: 'PUT', path, tags })
    .input(GiftCardSettingsInput.extend({ firmId: Id, version: Version }))
    .output(GiftCardSettings),
}
