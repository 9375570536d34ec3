import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const section = style({
  paddingBlockEnd: vars.space.s7,
})
export const title = style({ fontSize: vars.text.f6, marginBlockEnd: vars.space.s3 })
export const words = style({ color: vars.color.ink2 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  columnGap: vars.space.s7,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const entry = style({
  paddingBlock: '.85rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const link = style({ fontWeight: 550, color: vars.color.link })
globalStyle(`${link}:hover`, { textDecoration: 'underline', textUnderlineOffset: '.2em' })
export const description = style({ fontSize: '.9375rem', color: vars.color.ink2 })
