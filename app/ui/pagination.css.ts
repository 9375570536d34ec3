import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const pagination = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  paddingBlock: '1.5rem 1.75rem',
  paddingInline: vars.size.pad,
  '@media': { print: { display: 'none' } },
})
export const words = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} 1.25rem`,
  marginInlineEnd: 'auto',
  fontSize: vars.text.f2,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
})
