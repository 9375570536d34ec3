import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export { planned } from './site-menu.css.ts'

export const foot = style({ paddingBlock: `${vars.space.s8} 2.5rem` })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: '2.5rem 2rem',
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const column = 'minmax(min(9.5rem, 100%), 1fr)'
export const places = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, ${column})`,
  gap: '2.5rem 2rem',
})
export const offerings = style([
  places,
  {
    marginBlockStart: vars.space.s7,
    paddingBlockStart: '2rem',
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])
export const tagline = style({
  maxWidth: '17rem',
  marginBlockStart: '1rem',
  fontSize: vars.text.f3,
  color: vars.color.ink2,
})
export const links = style({ display: 'grid', alignContent: 'start', fontSize: '.9375rem' })
globalStyle(`${links} a`, { paddingBlock: '.28rem' })
globalStyle(`${links} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '.25em' })

export const name = style({
  marginBlockEnd: '.35rem',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink3,
})
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1.35rem',
  marginBlock: `${vars.space.s7} 1.25rem`,
  paddingBlock: '1.1rem',
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.text.f3,
  color: vars.color.ink2,
})
globalStyle(`${languages} a`, { paddingBlock: '.35rem' })
globalStyle(`${languages} a:hover`, { color: vars.color.ink })
globalStyle(`${languages} [aria-current]`, { color: vars.color.ink, fontWeight: 600 })

export const appearance = style({
  display: 'inline-flex',
  padding: 2,
  borderRadius: vars.radius.r2,
  background: vars.color.fill,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
export const theme = style({
  minHeight: '1.75rem',
  padding: '0 .7rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontWeight: 500,
  color: vars.color.ink2,
  ':hover': { color: vars.color.ink },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.color.surface,
      color: vars.color.ink,
      boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.e1}`,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
