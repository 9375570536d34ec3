import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.s3,
})
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
})
export const words = style({ gridColumn: 2, color: vars.color.ink2 })
