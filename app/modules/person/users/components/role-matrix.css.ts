import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** Holds what is written for screen readers only, which would else widen the page. */
export const mark = style({ position: 'relative', textAlign: 'center' })
export const sign = style({ display: 'inline-block', verticalAlign: 'middle' })
export const no = style({ color: vars.color.ink3 })
export const own = style({ display: 'block' })
/** On a phone the roles pass by beside what they may do. */
export const first = style({
  '@media': {
    [breakpoints.stackedTable]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: vars.color.surface,
    },
  },
})
export const action = style([
  first,
  {
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    '@media': { [breakpoints.stackedTable]: { whiteSpace: 'normal', minWidth: '9rem' } },
  },
])
export const entity = style({
  textAlign: 'start',
  fontWeight: 600,
  color: vars.color.ink,
  paddingBlockStart: vars.space.s4,
})
/** Stays in sight while its wide cell passes by. */
export const entityName = style({ position: 'sticky', insetInlineStart: vars.size.pad })
