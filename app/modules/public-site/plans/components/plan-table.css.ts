import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

export const section = style({
  paddingBlockStart: vars.space.s9,
  scrollMarginBlockStart: 0,
})
export const title = style({ fontSize: vars.text.f8 })
export const words = style({
  maxWidth: '44rem',
  marginBlock: '1rem 2rem',
  color: vars.color.ink2,
})
export const table = style({ width: '100%' })
globalStyle(`${table} :is(th, td)`, {
  width: '20%',
  fontSize: '.9375rem',
  '@media': { [breakpoints.phone]: { fontSize: vars.text.f2, paddingInline: '.25rem' } },
})
globalStyle(`${table} :is(th, td):first-child`, { width: '40%' })
globalStyle(`${table} th`, { fontWeight: 500, color: vars.color.ink, whiteSpace: 'normal' })
globalStyle(`${table} thead th`, { fontWeight: 600 })
globalStyle(`${table} td svg`, { display: 'inline', verticalAlign: '-.15em' })
export const group = style({ paddingBlockStart: '1.5rem' })
globalStyle(`${table} th${group}`, { fontWeight: 600 })
export const part = style({
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
})
/** Where there is no room for the words, the tick alone says them; a reader's program still does. */
export const live = style({
  '@media': {
    [breakpoints.phone]: {
      ...unseen,
    },
  },
})
