import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** A field and its button beside each other. */
export const inline = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.s2,
  maxInlineSize: '20rem',
})
export const day = style({ paddingBlockEnd: vars.space.s4 })
