import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, space } = vars

/** A public page: what it is about, beside the times or the form. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
  gap: space.s6,
  maxWidth: '64rem',
  minHeight: '60vh',
  margin: '0 auto',
  padding: 'clamp(1rem, 4vw, 3rem)',
  alignItems: 'start',
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const firm = style({ color: color.ink2, overflowWrap: 'anywhere' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s2,
})
export const zoneField = style({ flex: '1 1 14rem' })
export const days = style({ display: 'grid', gap: space.s4, listStyle: 'none', padding: 0 })
export const dayTitle = style({ fontWeight: 600, marginBlockEnd: space.s2 })
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: space.s2,
  listStyle: 'none',
  padding: 0,
})
export const time = style({
  display: 'block',
  padding: '.65rem .25rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  color: color.link,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.link, background: color.fill } },
})
export const form = style({ display: 'grid', gap: '1.05rem' })
