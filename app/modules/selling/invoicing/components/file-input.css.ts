import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, text, size, radius, space } = vars

/** A field for files whose button looks like the kit's. */
export const fileInput = style({
  maxWidth: '100%',
  fontSize: text.f2,
  color: color.ink2,
  '::file-selector-button': {
    minHeight: size.smallControl,
    marginInlineEnd: space.s2,
    padding: '0 .6rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.r2,
    background: color.raised,
    boxShadow: vars.shadow.e1,
    color: color.ink,
    font: 'inherit',
    fontWeight: 500,
  },
})
