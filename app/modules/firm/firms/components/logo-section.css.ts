import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** White in dark too: a logo is made for paper. */
export const plate = style({
  width: 'fit-content',
  maxWidth: '100%',
  padding: vars.space.s3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
})
export const logo = style({
  display: 'block',
  maxWidth: 'min(15rem, 100%)',
  height: 'auto',
  maxHeight: '6rem',
  objectFit: 'contain',
})
export const chooser = style({ display: 'grid', gap: vars.space.s3 })
