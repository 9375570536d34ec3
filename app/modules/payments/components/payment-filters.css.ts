import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  '@media': { [breakpoints.phone]: { order: 1, width: '100%' } },
})
export const date = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  '@media': {
    [breakpoints.phone]: { flex: '1 1 8rem', display: 'grid', gap: vars.space.s1 },
  },
})
export const chosen = style({ paddingBlockEnd: vars.space.s3 })
