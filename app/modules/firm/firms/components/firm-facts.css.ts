import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Text that keeps the line breaks it was written with. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const advice = style({ paddingBlock: vars.space.s4 })

/** The tabs above have their own rule. */
export const belowTabs = style({ borderBlockStart: 0 })
