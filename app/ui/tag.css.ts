import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const tag = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  padding: '.1rem .5rem',
  borderRadius: vars.radius.r1,
  fontFamily: vars.font.sans,
  fontSize: vars.text.f1,
  fontWeight: 500,
  lineHeight: '1.25rem',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
})
export const tones = kitVariants({
  plain: { background: vars.color.fill, color: vars.color.ink2 },
  info: { background: vars.color.wash, color: vars.color.link },
  ok: { background: vars.color.okWash, color: vars.color.ok },
  warn: { background: vars.color.warnWash, color: vars.color.warn },
  bad: { background: vars.color.badWash, color: vars.color.bad },
})
export const count = kitStyle({
  fontSize: vars.text.f1,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
})
export const key = kitStyle({
  padding: '.2rem .35rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r1,
  background: vars.color.surface,
  font: `500 .6875rem/1 ${vars.font.sans}`,
  color: vars.color.ink3,
})
