import { z } from 'zod'

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'invalidColor')
const OptionalColour = z.union([z.literal(''), Colour]).default('')

export const siteFonts = ['system', 'serif', 'rounded', 'mono'] as const
export const siteCorners = ['square', 'soft', 'round'] as const
export const siteLooks = ['light', 'dark', 'both'] as const

/** What a firm chooses for the look of its site; everything else follows from it. */
export const ThemeChoice = z.object({
  /** Of buttons and links. */
  accent: Colour,
  /** Behind the text, and the text, in the light look; empty for white and nearly black. */
  paper: OptionalColour,
  ink: OptionalColour,
  font: z.enum(siteFonts).default('system'),
  corners: z.enum(siteCorners).default('soft'),
  /** Which looks there are; with both the visitor's system decides. */
  looks: z.enum(siteLooks).default('both'),
})
export type ThemeChoice = z.infer<typeof ThemeChoice>
