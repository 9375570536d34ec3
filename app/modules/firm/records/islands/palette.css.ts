import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const dialog = style({
  width: 'min(38rem, 92vw)',
  maxHeight: '70vh',
  marginBlockStart: '12vh',
  padding: '.75rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.e3,
  overflow: 'auto',
  '::backdrop': { background: '#0006' },
})
export const form = style({ display: 'flex', gap: '.5rem' })
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.control,
  padding: '0 .75rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.f3,
})
export const close = style({
  minHeight: vars.size.control,
  padding: '0 .75rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontSize: vars.text.f2,
})
export const group = style({
  padding: '.65rem .6rem .25rem',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
export const hit = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '.45rem .6rem',
  borderRadius: vars.radius.r2,
  color: vars.color.ink,
  fontSize: vars.text.f3,
  ':hover': { background: vars.color.fill },
  selectors: { '&[aria-selected=true]': { background: vars.color.wash } },
})
export const detail = style({ color: vars.color.ink3, fontSize: vars.text.f2 })
export const title = style({ margin: 0, fontSize: vars.text.f4 })
export const keys = style({ display: 'grid', gap: '.4rem', marginBlock: '.75rem' })
export const keyRow = style({ display: 'grid', gridTemplateColumns: '6rem 1fr', gap: '.75rem' })
export const key = style({
  padding: '.1rem .4rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r1,
  fontFamily: 'inherit',
  fontSize: vars.text.f2,
})
