import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const hover = `color-mix(in oklab, ${vars.color.ink} 6%, transparent)`

export const sidebar = style({
  gridRow: '1 / 3',
  position: 'sticky',
  inset: '0 auto auto',
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  width: 'auto',
  height: '100vh',
  margin: 0,
  padding: '.625rem .75rem .75rem',
  border: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  overflow: 'hidden',
  '::backdrop': { background: '#0006' },
  '@media': {
    [breakpoints.drawer]: {
      position: 'fixed',
      width: 'min(19rem, 86vw)',
      maxHeight: 'none',
      boxShadow: vars.shadow.e3,
      selectors: { '&:not(:popover-open)': { display: 'none' } },
    },
    print: { display: 'none' },
  },
})
export const firm = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  width: '100%',
  minHeight: '2.5rem',
  padding: '.25rem .4rem',
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  textAlign: 'start',
  lineHeight: 1.2,
  ':hover': { background: hover },
})
export const firmWords = style({ flex: 1, minWidth: 0 })
globalStyle(`${firmWords} b`, { display: 'block', fontSize: vars.text.f2 })

/** It scrolls alone: whose pages these are stays above it. */
export const menu = style({
  flex: 1,
  minHeight: 0,
  // Room for what marks an entry around its edge.
  marginInline: '-.25rem',
  marginBlockStart: '.6rem',
  padding: '.25rem',
  overflow: 'auto',
  scrollbarWidth: 'none',
})
export const group = style({ display: 'grid', gap: 1 })
export const ruled = style({
  marginBlockStart: vars.space.s2,
  paddingBlockStart: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const icon = style({ color: vars.color.ink3 })
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  minHeight: '2rem',
  padding: '0 .55rem',
  borderRadius: vars.radius.r2,
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
  ':hover': { background: hover, color: vars.color.ink },
  selectors: {
    '&[aria-current]': {
      background: vars.color.surface,
      color: vars.color.ink,
      boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.e1}`,
    },
  },
  '@media': {
    [breakpoints.drawer]: { minHeight: '2.75rem', fontSize: vars.text.f3 },
  },
})
globalStyle(`${entry}[aria-current] ${icon}`, { color: vars.color.link })

/** An area one of whose pages is open. */
export const open = style({ color: vars.color.ink, fontWeight: 600 })

/** What is used less: a list that opens. */
export const more = style({ display: 'grid', gap: 1 })
globalStyle(`${more} > summary`, { listStyle: 'none', cursor: 'pointer' })
globalStyle(`${more} > summary::-webkit-details-marker`, { display: 'none' })

export const children = style({
  display: 'grid',
  gap: 1,
  marginInlineStart: '1.05rem',
  paddingInlineStart: '.75rem',
  borderInlineStart: `1px solid ${vars.color.line}`,
})
globalStyle(`${children} > ${entry}`, {
  minHeight: '1.75rem',
  '@media': { [breakpoints.drawer]: { minHeight: '2.75rem' } },
})

/** Opens what stands below an entry; only in narrow sidebars. */
export const below = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '1.5rem',
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  color: vars.color.ink3,
  ':hover': { background: hover, color: vars.color.ink },
  '@media': { [breakpoints.drawer]: { display: 'none' } },
})
