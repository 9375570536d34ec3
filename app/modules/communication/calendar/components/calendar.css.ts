import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const hairline = `1px solid ${vars.color.line}`

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem',
  alignItems: 'start',
  '@media': { [breakpoints.foldedRail]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const board = style({ minWidth: 0 })
export const side = style({
  minWidth: 0,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  minHeight: '100%',
  '@media': { [breakpoints.foldedRail]: { borderInlineStart: 0 } },
})
export const section = style({
  padding: `${vars.space.s4} ${vars.size.pad}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const sectionTitle = style({ marginBlockEnd: vars.space.s3, fontSize: vars.text.f3 })
export const below = style({ marginBlockStart: vars.space.s4 })
export const calendars = style({ display: 'grid', gap: vars.space.s3 })
export const calendar = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s2,
})
