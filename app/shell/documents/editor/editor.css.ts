import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, size } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [breakpoints.foldedPreview]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const withoutPreview = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const notices = style({
  display: 'grid',
  gap: space.s3,
  padding: `0 ${size.pad} ${space.s4}`,
  ':empty': { display: 'none' },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: space.s5,
  padding: `1.5rem ${size.pad}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const lines = style({ paddingBlockEnd: space.s2 })
export const linesNote = style({ paddingInline: size.pad })
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)',
  gap: space.s7,
  padding: `1.5rem ${size.pad}`,
  '@media': {
    [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 },
  },
})
export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignContent: 'start',
})
export const totals = style({
  '@media': {
    [breakpoints.oneColumn]: {
      marginInline: `calc(-1 * ${size.pad})`,
      padding: size.pad,
      background: color.fill,
    },
  },
})

export const preview = style({
  padding: '1.1rem 1.25rem',
  borderInlineStart: `1px solid ${color.line}`,
  background: color.fill,
  '@media': { [breakpoints.foldedPreview]: { display: 'none' } },
})
export const previewSheet = style({ position: 'sticky', insetBlockStart: '4.5rem' })
export const previewTitle = style({ marginBlockEnd: space.s3, fontSize: text.f3 })
export const previewNote = style({
  marginBlockStart: space.s3,
  fontSize: text.f1,
  color: color.ink3,
})

export const files = style({ display: 'grid', gap: space.s2 })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  fontSize: text.f2,
})

/** Total and buttons at the end, in sight wherever the form is scrolled to. */
export const stick = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  padding: `.6rem ${size.pad}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
  '@media': { [breakpoints.phone]: { flexWrap: 'wrap', gap: `.35rem ${space.s2}` } },
})
/** On a phone a line of its own over the buttons, which then share theirs. */
export const stickTotal = style({
  flex: 1,
  fontSize: text.f1,
  color: color.ink2,
  '@media': {
    [breakpoints.phone]: {
      display: 'flex',
      flexBasis: '100%',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
  },
})
globalStyle(`${stick} > button`, {
  '@media': {
    [breakpoints.phone]: { flex: '1 1 auto', paddingInline: '.5rem', fontSize: text.f2 },
  },
})
globalStyle(`${stick} > button svg`, { '@media': { [breakpoints.phone]: { display: 'none' } } })
globalStyle(`${stickTotal} b`, {
  display: 'block',
  fontSize: '1.125rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
})
