import { z } from 'zod'
import { shortcutActions } from './shortcut-keys.ts'

/** How the frame around every page is laid out for a person. */
export const Layout = z.object({
  layout: z.enum(['vertical', 'horizontal']),
  width: z.enum(['fluid', 'boxed']),
  sidebar: z.enum(['default', 'compact', 'icon', 'condensed']),
  sideTone: z.enum(['paper', 'dark', 'brand']),
  topTone: z.enum(['paper', 'dark', 'brand']),
  /** Whether the panel of these choices stays open at the side. */
  rightSidebar: z.enum(['hidden', 'shown']),
  /** Whether keys such as `/` and `?` do something. */
  shortcuts: z.enum(['on', 'off']),
  /** Keys in place of the usual ones, one sign each; an empty one does nothing. */
  keys: z
    .partialRecord(
      z.enum(shortcutActions),
      z
        .string()
        .max(2, 'oneKey')
        .regex(/^([^\s\p{C}])?$/u, 'oneKey'),
    )
    .optional(),
})
export type Layout = z.infer<typeof Layout>

/** What holds for whoever chose nothing. */
export const usualLayout: Layout = {
  layout: 'vertical',
  width: 'fluid',
  sidebar: 'default',
  sideTone: 'paper',
  topTone: 'paper',
  rightSidebar: 'hidden',
  shortcuts: 'on',
}
