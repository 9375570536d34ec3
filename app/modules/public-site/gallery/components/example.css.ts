import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const example = style({
  paddingInline: vars.size.pad,
  paddingBlockEnd: vars.space.s5,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const switches = style({ paddingBlock: vars.space.s4 })
export const words = style({ maxWidth: '46rem', marginBlockEnd: vars.space.s4 })
export const title = style({ fontSize: vars.text.f4, fontWeight: 600 })
export const pair = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { '(min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const stage = style({
  minWidth: 0,
  padding: vars.space.s5,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.surface,
  color: vars.color.ink,
})
export const code = style({
  overflow: 'auto',
  maxHeight: '26rem',
  padding: vars.space.s4,
  borderRadius: vars.radius.r3,
  background: vars.color.fill,
  fontSize: vars.text.f1,
  direction: 'ltr',
  '@media': { print: { maxHeight: 'none' } },
})
/** As the keyboard shows where it is; for examples that are looked at, not used. */
export const focusShown = style({
  outline: `2px solid ${vars.color.link}`,
  outlineOffset: 2,
})
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.s3,
  fontSize: vars.text.f1,
})
export const icon = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const narrowBar = style({ display: 'inline-block', width: '9rem', height: '.8rem' })
