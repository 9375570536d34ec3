import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  padding: '1.25rem 1rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [breakpoints.foldedRail]: { display: 'none' }, print: { display: 'none' } },
})
export const legend = style({ marginBlockEnd: vars.space.s1 })
export const title = style({ fontSize: vars.text.f3, fontWeight: 600 })
