import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'
import { boxes } from './lines.css.ts'

const { color, text, radius } = vars

/** Section, text and boxes of a line, folded until they are wanted. */
export const layout = style({ paddingInline: '.6rem', paddingBlockEnd: '.35rem' })
export const layoutHead = style({
  width: 'fit-content',
  minHeight: '1.5rem',
  fontSize: text.f1,
  lineHeight: '1.5rem',
  color: color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink } },
})
export const layoutInput = style({
  display: 'block',
  width: '100%',
  minHeight: '2rem',
  marginBlockEnd: '.3rem',
  padding: '.3rem .5rem',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r2,
  background: 'none',
  fontSize: text.f2,
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: color.ink3, opacity: 1 },
  selectors: { '&:focus': { outline: `2px solid ${color.ring}`, outlineOffset: -2 } },
})
globalStyle(`${layout} ${boxes}`, { padding: 0 })
