import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const day = style({
  padding: `${vars.space.s4} ${vars.size.pad}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const title = style({ marginBlockEnd: vars.space.s3, fontSize: vars.text.f3 })
export const list = style({ display: 'grid', gap: vars.space.s3 })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '4.4rem minmax(0, 1fr)',
  gap: '.6rem',
  paddingInlineStart: '.6rem',
  borderInlineStart: '3px solid var(--shade)',
  minHeight: '2.2rem',
  fontSize: vars.text.f2,
})
export const time = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const name = style({
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const detail = style({ display: 'block', fontSize: vars.text.f1, color: vars.color.ink3 })
