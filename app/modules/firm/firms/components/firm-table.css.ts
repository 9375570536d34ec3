import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const narrow = breakpoints.stackedTable

export const table = style({ borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle(`${table} tbody td`, { height: '4rem', paddingBlock: vars.space.s2 })

export const firm = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3 })
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({
  fontSize: vars.text.f3,
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: {
    'tr:hover &': { textDecoration: 'underline', textDecorationColor: vars.color.edge },
  },
})
export const tag = style({ marginInlineStart: '.35rem' })
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })
export const narrowOnly = style({
  display: 'none',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
  '@media': { [narrow]: { display: 'block' } },
})
export const open = style({
  textAlign: 'end',
  width: '1%',
  whiteSpace: 'nowrap',
  '@media': { [breakpoints.smallPhone]: { paddingInlineStart: 0 } },
})
/** The button below says the same. */
export const openHead = style({
  ...unseen,
})
