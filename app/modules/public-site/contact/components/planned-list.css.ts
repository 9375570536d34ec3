import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const title = style({ fontSize: vars.text.f7 })
export const words = style({
  maxWidth: '44rem',
  marginBlock: '.5rem 1.25rem',
  color: vars.color.ink2,
})
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '2.5rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const
export const list = style(twoColumns)
export const gaps = style(twoColumns)
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.85rem',
  paddingBlock: '1rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const gap = style({
  paddingBlock: '1rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const icon = style({ marginBlockStart: '.2rem', color: vars.color.link })
export const name = style({ fontSize: vars.text.f4, fontWeight: 600 })
globalStyle(`${name} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '.25em' })
export const line = style({
  marginBlockStart: '.2rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
