import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.drawer
const hairline = `1px solid ${vars.color.line}`

export const month = style({ minWidth: 0 })
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  borderBlock: hairline,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
})
export const weekday = style({
  padding: '.5rem .6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow]: { paddingInline: 0, textAlign: 'center', fontSize: vars.text.f1 } },
})
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
})
export const day = style({
  minWidth: 0,
  minHeight: '8.4rem',
  padding: '.3rem 0 .4rem',
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  '@media': { [narrow]: { minHeight: 0, padding: 0 } },
})
export const weekend = style({ background: vars.color.paper })
export const chosen = style({
  '@media': { [narrow]: { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` } },
})
/** While an event is held over it. */
export const target = style({ background: vars.color.wash })
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25rem',
  minWidth: '1.65rem',
  minHeight: '1.65rem',
  marginInlineStart: '.35rem',
  padding: '0 .3rem',
  borderRadius: 99,
  justifyContent: 'center',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: vars.color.fill } },
  '@media': {
    [narrow]: {
      display: 'grid',
      alignContent: 'center',
      width: '100%',
      minHeight: '3.25rem',
      margin: 0,
      borderRadius: 0,
    },
  },
})
export const outside = style({ color: vars.color.ink3, fontWeight: 400 })
export const today = style({
  '@media': { [breakpoints.wide]: { background: vars.color.accent, color: vars.color.on } },
  fontWeight: 700,
  selectors: { '&:hover': { background: vars.color.accent2, color: vars.color.on } },
})
/** One for each event, on narrow screens. */
export const dots = style({
  display: 'none',
  minHeight: '.5rem',
  lineHeight: '.5rem',
  letterSpacing: '.05em',
  color: vars.color.link,
  '@media': { [narrow]: { display: 'block' } },
})
export const list = style({
  display: 'grid',
  gap: 2,
  marginBlockStart: '.15rem',
  '@media': { [narrow]: { display: 'none' } },
})
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.35rem',
  minWidth: 0,
  minHeight: '1.45rem',
  padding: '0 .5rem 0 .6rem',
  fontSize: vars.text.f1,
  fontWeight: 500,
  color: vars.color.ink,
  selectors: { '&:hover': { background: vars.color.fill } },
})
export const time = style({ flex: 'none', fontWeight: 400, color: vars.color.ink2 })
export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const bar = style({
  background: 'color-mix(in oklab, var(--shade) 16%, transparent)',
  selectors: { '&:hover': { background: 'color-mix(in oklab, var(--shade) 26%, transparent)' } },
})
export const barEdge = styleVariants({
  start: { marginInlineStart: '.3rem', borderStartStartRadius: 4, borderEndStartRadius: 4 },
  end: { marginInlineEnd: '.3rem', borderStartEndRadius: 4, borderEndEndRadius: 4 },
})
export const more = style([event, { color: vars.color.ink2, fontWeight: 400 }])
export const held = style({ opacity: 0.5 })

globalStyle(`${event}[draggable=true]`, { cursor: 'grab' })
