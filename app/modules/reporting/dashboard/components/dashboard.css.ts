import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const figureLink = style({
  textDecoration: 'underline transparent',
  textUnderlineOffset: '.15em',
  textDecorationThickness: 1,
  selectors: { '&:hover': { textDecorationColor: vars.color.edge } },
})
export const note = style({ paddingInline: vars.size.pad, color: vars.color.ink2 })

/** Two days and their button in one line, below each other where there is no room. */
export const ownPeriod = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s4,
})

export const step = style({ display: 'grid', gap: vars.space.s3, justifyItems: 'start' })
export const stepTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.f4,
  fontWeight: 600,
})
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '50%',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
})
export const stepDone = style({
  borderColor: vars.color.ok,
  background: vars.color.okWash,
  color: vars.color.ok,
})
export const welcome = style({
  maxWidth: '40rem',
  '@media': { [breakpoints.phone]: { maxWidth: 'none' } },
})
