import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const folded = '(max-width: 1000px)'

export const place = style({
  position: 'absolute',
  insetBlock: '9rem 0',
  left: 'min(calc(50% + 8.5rem), 100% - 27rem)',
  width: '25rem',
  '@media': {
    [folded]: { insetBlockStart: '6rem', left: 'calc(50% - 12.5rem)' },
    [breakpoints.phone]: { left: 'calc(50% - 9.5rem)', width: '17rem' },
  },
})
export const paper = style({
  height: '100%',
  padding: '2rem',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: '0 20px 60px #0006',
  '@media': { [breakpoints.phone]: { padding: '1.25rem' } },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockEnd: '1.25rem',
  borderBlockEnd: `1.5px solid ${vars.color.ink}`,
})
export const firm = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.f3,
  fontWeight: 600,
})
export const kind = style({ fontSize: vars.text.f6 })
export const lines = style({ display: 'grid' })
/** A name at the start, an amount at the end. */
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '1rem',
  '::before': { content: '', width: '45%', height: '.4rem', background: vars.color.line },
  '::after': { content: '', width: '18%', height: '.4rem', background: vars.color.edge },
})
globalStyle(`${lines} ${line}`, { borderBlockEnd: `1px solid ${vars.color.line}` })
export const sums = style({ width: '60%', marginInlineStart: 'auto' })
globalStyle(`${sums} ${line}`, { paddingBlock: '.55rem' })
export const card = style({
  position: 'absolute',
  insetBlockStart: '9.5rem',
  left: '13rem',
  width: '14rem',
  display: 'grid',
  gap: vars.space.s3,
  padding: '1.1rem 1.25rem',
  borderRadius: vars.radius.r3,
  background: vars.color.raised,
  boxShadow: vars.shadow.e3,
  '@media': { [breakpoints.phone]: { left: '6rem', width: '13rem' } },
})
export const caption = style({
  position: 'absolute',
  insetBlockEnd: '1rem',
  insetInline: '2rem',
  fontSize: vars.text.f1,
  color: '#626771',
})
