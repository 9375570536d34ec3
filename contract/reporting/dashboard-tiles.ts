import { z } from 'zod'
import { DateOnly, MinorUnits } from '../core/fields.ts'

/** What a tile says beside its figure, by the key of its words in the texts of its module. */
export const TileNote = z.object({
  key: z.string(),
  amount: MinorUnits.optional(),
  count: z.int().optional(),
  date: DateOnly.optional(),
})
export type TileNote = z.infer<typeof TileNote>

/** Something by its name below a tile's figure. */
export const TileRow = z.object({
  /** A name, or a month as `2026-11`. */
  label: z.string(),
  amount: MinorUnits.optional(),
  /** As it is written, such as `6 pcs`. */
  text: z.string().optional(),
  date: DateOnly.optional(),
  /** Its page, below the firm's; empty for none. */
  link: z.string(),
})
export type TileRow = z.infer<typeof TileRow>

/** What a module says on the dashboard: one figure in the base currency or a count, and what is behind it. */
export const DashboardTile = z.object({
  /** The module and its own name for it, as `bank.balances`. */
  name: z.string(),
  amount: MinorUnits.nullable(),
  count: z.int().nullable(),
  /** It wants to be looked at. */
  isBad: z.boolean(),
  notes: z.array(TileNote),
  rows: z.array(TileRow),
})
export type DashboardTile = z.infer<typeof DashboardTile>

const names = z.array(z.string().regex(/^[a-zA-Z][\w.-]{0,59}$/, 'invalid')).max(60, 'tooMany')

/** How somebody wants their dashboard: what stands first, and what they do not want to see. */
export const DashboardArrangement = z.object({ order: names, hidden: names })
export type DashboardArrangement = z.infer<typeof DashboardArrangement>
