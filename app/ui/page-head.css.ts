import { breakpoints, conditions } from './breakpoints.ts'
import { kinds } from './button.css.ts'
import { kitGlobal, kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  padding: `1.5rem ${vars.size.pad} 1.15rem`,
  '@media': { [breakpoints.drawer]: { paddingBlockStart: '1.1rem' } },
})
export const words = kitStyle({ flex: '1 1 14rem', minWidth: 0 })
export const crumb = kitStyle({ marginBlockEnd: '.2rem', fontSize: vars.text.f2 })
export const crumbLink = kitStyle({
  display: 'inline-block',
  minHeight: '1.5rem',
  '@media': { [conditions.touch]: { paddingBlock: '.75rem' } },
})
export const title = kitStyle({
  fontSize: vars.text.f7,
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.drawer]: { fontSize: '1.5rem' } },
})
export const mark = kitStyle({
  marginInlineStart: '.6rem',
  verticalAlign: '.15em',
  fontFamily: vars.font.sans,
  letterSpacing: 0,
  wordSpacing: 0,
})
export const sentence = kitStyle({ marginBlockStart: '.3rem', color: vars.color.ink2 })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  '@media': { print: { display: 'none' } },
})

/** On a phone the buttons wrap below each other: the one that matters most comes first. */
kitGlobal(`${actions} > :is(${kinds.primary}, :has(> ${kinds.primary}))`, {
  '@media': { [breakpoints.phone]: { order: -1 } },
})

/** The white sheet where work happens; gives its padding to what stands in it. */
export const sheet = kitStyle({
  minWidth: 0,
  background: vars.color.surface,
  border: `solid ${vars.color.line}`,
  borderWidth: '1px 0 0',
  borderInlineStartWidth: 1,
  borderStartStartRadius: vars.radius.r3,
  vars: { [vars.size.pad]: '1.75rem' },
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [breakpoints.drawer]: {
      borderInlineStartWidth: 0,
      borderRadius: 0,
      vars: { [vars.size.pad]: '1rem' },
    },
  },
})
export const sheetPad = kitStyle({ paddingInline: vars.size.pad })
