import { keyframes } from '@vanilla-extract/css'
import { breakpoints, conditions } from './breakpoints.ts'
import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

const arrive = keyframes({ from: { opacity: 0, translate: '0 -.75rem' } })
const leave = keyframes({ to: { opacity: 0, translate: '.75rem 0', visibility: 'hidden' } })
const runOut = keyframes({ to: { transform: 'scaleX(0)' } })

/** Below the menu, where nothing is pressed; on narrow screens below the bar with its buttons. */
export const region = kitStyle({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineStart: '1rem',
  zIndex: 60,
  display: 'grid',
  gap: '.6rem',
  width: 'min(22rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
  '@media': { [breakpoints.drawer]: { insetBlock: '4.25rem auto' } },
})
export const toast = kitStyle({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.e2,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.t2}`,
  selectors: { '&:has(> :not([open]))': { display: 'none' } },
  '@media': { [conditions.stillness]: { animation: 'none' } },
})
/** Leaves after three seconds; the bar and the leaving share that clock and wait under a pointer or focus. */
export const timed = kitStyle({
  animation: `${arrive} ${vars.motion.t2}, ${leave} .2s 3s forwards`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 3,
    background: 'var(--tone)',
    transformOrigin: '0',
    animation: `${runOut} 3s linear forwards`,
  },
  selectors: {
    '&:is(:hover, :focus-within)': { animationPlayState: 'running, paused' },
    '&:is(:hover, :focus-within)::after': { animationPlayState: 'paused' },
  },
  '@media': {
    [conditions.stillness]: { animation: 'none', '::after': { animation: 'none' } },
  },
})
export const tones = kitVariants({
  ok: { vars: { '--tone': vars.color.ok } },
  info: { vars: { '--tone': vars.color.link } },
  warn: { vars: { '--tone': vars.color.warn } },
  bad: { vars: { '--tone': vars.color.bad } },
})
export const body = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  paddingBlock: '.85rem 1rem',
  paddingInline: '1rem 3rem',
})
export const icon = kitStyle({ marginBlockStart: '.1rem', color: 'var(--tone)' })
export const title = kitStyle({ display: 'block', fontWeight: 600 })
export const detail = kitStyle({ fontSize: vars.text.f2, color: vars.color.ink2 })
export const close = kitStyle({
  position: 'absolute',
  insetBlockStart: '.6rem',
  insetInlineEnd: '.6rem',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.smallControl,
  height: vars.size.smallControl,
  borderRadius: 6,
  color: vars.color.ink2,
  listStyle: 'none',
  selectors: { '&:hover': { background: vars.color.fill, color: vars.color.ink } },
})
