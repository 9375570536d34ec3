import { style } from '@vanilla-extract/css'
import { conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
export const filter = style([tags, { marginBlockStart: '1.75rem' }])
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  padding: '.1rem .5rem',
  borderRadius: vars.radius.r1,
  background: vars.color.fill,
  fontSize: vars.text.f1,
  fontWeight: 500,
  color: vars.color.ink2,
  ':hover': { background: vars.color.wash, color: vars.color.link },
  '@media': { [conditions.touch]: { minHeight: '2.75rem', paddingInline: '.75rem' } },
})
export const choice = style({
  minHeight: '2rem',
  paddingInline: '.75rem',
  fontSize: vars.text.f2,
  selectors: {
    '&[aria-current]': { background: vars.color.wash, color: vars.color.link },
  },
})
