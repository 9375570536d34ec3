import { z } from 'zod'
import { Id, requiredText, Version } from '../core/fields.ts'

/** As many items a till may show first. */
export const maxFavourites = 60

/** What a till shows first, in its order. */
export const TillFavourites = z.object({
  /** That of the till. */
  version: Version,
  rows: z.array(
    z.object({
      itemId: Id,
      /** What it is found again by: its name, or its code where others have the same. */
      item: z.string(),
      name: z.string(),
    }),
  ),
})
export type TillFavourites = z.infer<typeof TillFavourites>

export const TillFavouritesInput = z.object({
  version: Version,
  /** Names, codes, barcodes or ids of items in their order; none for what is sold most. */
  items: z.array(requiredText(200)).max(maxFavourites),
})
