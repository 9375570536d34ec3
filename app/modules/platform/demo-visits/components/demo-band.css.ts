import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlock: vars.space.s2,
  paddingInline: vars.size.pad,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  '@media': {
    [breakpoints.phone]: { columnGap: vars.space.s3 },
    print: { display: 'none' },
  },
})
globalStyle(`${band} > svg`, { color: vars.color.link })
globalStyle(`${band} b`, { fontWeight: 550, color: vars.color.ink })
export const words = style({ minWidth: 0 })
export const keep = style({ marginInlineStart: 'auto' })
