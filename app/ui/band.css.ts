import { conditions } from './breakpoints.ts'
import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const band = kitStyle({
  display: 'flex',
  gap: '.65rem',
  padding: '.8rem .9rem',
  borderRadius: vars.radius.r2,
  fontSize: vars.text.f2,
})
export const tones = kitVariants({
  bad: { background: vars.color.badWash, color: vars.color.bad },
  warn: { background: vars.color.warnWash, color: vars.color.warn },
  info: { background: vars.color.wash, color: vars.color.link },
  ok: { background: vars.color.okWash, color: vars.color.ok },
})
export const words = kitStyle({ minWidth: 0 })
export const content = kitStyle({ color: vars.color.ink })
export const fault = kitStyle({
  lineHeight: '1.5rem',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [conditions.touch]: { display: 'inline-block', paddingBlock: '.75rem' } },
})
