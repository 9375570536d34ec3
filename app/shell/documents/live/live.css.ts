import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, size, radius } = vars

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s3}`,
  margin: `0 ${size.pad} ${space.s4}`,
  padding: '.45rem .85rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.fill,
  fontSize: text.f2,
})
