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
export const notes = style({ display: 'grid', gap: space.s4, alignContent: 'start' })
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
  // Above the bar of the frame, which phones have below.
  '@media': {
    [breakpoints.phone]: { insetBlockEnd: '4rem', flexWrap: 'wrap' },
  },
})
export const stickTotal = style({
  flex: 1,
  '@media': { [breakpoints.smallPhone]: { flexBasis: '100%' } },
  fontSize: text.f1,
  color: color.ink2,
})
globalStyle(`${stickTotal} b`, {
  display: 'block',
  fontSize: '1.125rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
})
