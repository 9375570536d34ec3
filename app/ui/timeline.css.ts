import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const entry = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.35rem minmax(0, 1fr) auto',
  columnGap: vars.space.s1,
  paddingBlockEnd: '.85rem',
  fontSize: vars.text.f2,
  lineHeight: 1.35,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: '1.15rem -.1rem',
      insetInlineStart: '.3125rem',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
export const disc = kitStyle({ marginBlockStart: '.2rem' })
export const time = kitStyle({ fontSize: vars.text.f1, color: vars.color.ink3 })
