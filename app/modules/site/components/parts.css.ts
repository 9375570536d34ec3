import { style } from '@vanilla-extract/css'
import { breakpoints, vars } from '#app/ui/index.ts'

export const parts = style({ paddingBlockStart: vars.space.s8 })
export const head = style({ maxWidth: '44rem', marginBlockEnd: vars.space.s7 })
export const title = style({ fontSize: vars.text.f8 })
export const sentence = style({
  marginBlockStart: '1rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 1,
  background: vars.color.line,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    '(max-width: 1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const part = style({
  padding: '1.5rem 1.5rem 1.75rem',
  background: vars.color.paper,
  selectors: { '&:nth-child(4n + 1)': { paddingInlineStart: 0 } },
  '@media': {
    '(max-width: 1000px)': {
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0 },
        '&:nth-child(even)': { paddingInlineEnd: 0 },
      },
    },
    [breakpoints.phone]: { selectors: { '&:nth-child(n)': { paddingInline: 0 } } },
  },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  fontSize: vars.text.f6,
  lineHeight: 1.2,
})
export const icon = style({ color: vars.color.link, width: '1.375rem', height: '1.375rem' })
export const words = style({
  marginBlockStart: '.6rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
