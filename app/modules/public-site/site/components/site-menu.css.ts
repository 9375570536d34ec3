import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'
import { folded } from './site-head.css.ts'

export const menu = style({
  width: 'min(68rem, 100vw - 2rem)',
  padding: vars.space.s4,
  '@media': {
    [folded]: { positionArea: 'bottom span-left', padding: vars.space.s2 },
  },
})
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space.s4} ${vars.space.s3}`,
  '@media': {
    [folded]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
  },
})
/** The first group is as long as two others, so it takes both rows. */
globalStyle(`${groups} > :first-child`, { gridRow: 'span 2' })
export const name = style({
  padding: '.35rem .55rem',
  fontSize: vars.text.f1,
  fontWeight: 500,
  color: vars.color.ink3,
})
export const planned = style({
  marginInlineStart: '.25rem',
  whiteSpace: 'nowrap',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
/** What the head has no room for where it is narrow. */
export const places = style({
  display: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: vars.space.s2,
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [folded]: { display: 'grid' } },
})
