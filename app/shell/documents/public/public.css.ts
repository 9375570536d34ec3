import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, font, radius, space, text } = vars

export const page = style({
  minHeight: '100vh',
  background: color.fill,
  '@media': { print: { minHeight: 0, background: 'none' } },
})
/** Whose page it is, along its top. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s4} clamp(1rem, 4vw, 3rem)`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
})
export const bar = style([head, { '@media': { print: { display: 'none' } } }])
export const words = style({ flex: '1 1 16rem', minWidth: 0 })
export const firm = style({
  fontFamily: font.serif,
  fontSize: text.f6,
  fontWeight: 500,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s3}`,
  marginBlockStart: space.s1,
  fontSize: text.f2,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
/** A table between the bar and the paper: it begins and ends where the bar's words do. */
export const facts = style({
  padding: `${space.s3} clamp(1rem, 4vw, 3rem) 0`,
  '@media': { print: { padding: 0 } },
})
export const paper = style({
  display: 'grid',
  justifyItems: 'center',
  padding: 'clamp(1rem, 3vw, 2.5rem)',
  '@media': {
    [breakpoints.phone]: { padding: '1rem' },
    print: { display: 'block', padding: 0 },
  },
})
/** Below the paper: what was asked, and the form to ask. */
export const ask = style({
  display: 'grid',
  gap: space.s3,
  width: '100%',
  maxWidth: '50rem',
  margin: '0 auto',
  padding: `0 clamp(1rem, 3vw, 2.5rem) ${space.s7}`,
  '@media': { print: { display: 'none' } },
})
/** Above the paper: how it is paid here. */
export const pay = style([ask, { paddingBlock: `${space.s4} 0` }])
export const askForm = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.surface,
})
export const askSummary = style({ fontWeight: 500, color: color.link, cursor: 'pointer' })
export const conversation = style({ display: 'grid', gap: space.s2, listStyle: 'none', padding: 0 })
const bubble = style({
  padding: '.6rem .8rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.surface,
  fontSize: text.f2,
})
export const theirs = style([bubble])
export const ours = style([bubble, { background: color.fill, marginInlineStart: space.s5 }])
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s3}`,
  listStyle: 'none',
  padding: 0,
  fontSize: text.f2,
})
/** The one that the page is in. */
globalStyle(`${languages} [aria-current]`, {
  fontWeight: 600,
  color: color.ink,
  textDecoration: 'none',
})
