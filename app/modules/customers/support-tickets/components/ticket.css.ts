import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, size, space, text } = vars
const hairline = `1px solid ${color.line}`

/** What was written, beside what the ticket is about. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  borderBlockStart: hairline,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  minWidth: 0,
  padding: `${space.s5} ${size.pad}`,
})
export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s5,
  padding: `${space.s5} ${size.pad}`,
  borderInlineStart: hairline,
  '@media': {
    [breakpoints.oneColumn]: { borderInlineStart: 0, borderBlockStart: hairline },
  },
})
export const messages = style({ display: 'grid', gap: space.s3, listStyle: 'none', padding: 0 })
const message = style({
  display: 'grid',
  gap: space.s2,
  padding: `${space.s3} ${space.s4}`,
  border: hairline,
  borderRadius: radius.r3,
  minWidth: 0,
})
export const theirs = style([message, { background: color.surface, marginInlineEnd: space.s6 }])
export const ours = style([message, { background: color.fill, marginInlineStart: space.s6 }])
export const machine = style([message, { borderStyle: 'dashed', color: color.ink2 }])
export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  alignItems: 'baseline',
})
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.55 })
export const hidden = style({ fontSize: text.f2, color: color.ink2 })
export const form = style({ display: 'grid', gap: space.s3 })
export const insert = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s2,
  alignItems: 'end',
})
export const sideTitle = style({ fontSize: text.f3, marginBlockEnd: space.s2 })
