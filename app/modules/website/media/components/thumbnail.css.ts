import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const thumbnail = style({
  inlineSize: '4rem',
  blockSize: '3rem',
  objectFit: 'cover',
  borderRadius: vars.radius.r2,
})

export const large = style({
  maxInlineSize: '100%',
  maxBlockSize: '24rem',
  blockSize: 'auto',
  borderRadius: vars.radius.r2,
})
