import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const today = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  gap: '2rem 5rem',
  alignItems: 'start',
  paddingBlock: `${vars.space.s7} ${vars.space.s6}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const title = style({ fontSize: vars.text.f7 })
export const words = style({
  maxWidth: '38em',
  marginBlock: '.9rem 1.25rem',
  color: vars.color.ink2,
})
export const links = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle(`${links} li`, { borderBlockEnd: `1px solid ${vars.color.line}` })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  minHeight: '3rem',
  fontWeight: 550,
  color: vars.color.link,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
})
export const notice = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: '1.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.surface,
})
export const noticeTitle = style({ fontSize: vars.text.f6 })
