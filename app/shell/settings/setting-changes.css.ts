import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** At the end of a page of the settings, in line with what stands above. */
export const changes = style({ borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle(`${changes} > section`, { paddingInline: vars.size.pad })

/** What became of each field, and below it the way back. */
export const below = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s1,
})
