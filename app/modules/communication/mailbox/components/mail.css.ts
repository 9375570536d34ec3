import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const hairline = `1px solid ${vars.color.line}`

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  minHeight: '100%',
  '@media': { [breakpoints.foldedRail]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const withMail = style({
  gridTemplateColumns: '12.5rem 23rem minmax(0, 1fr)',
  '@media': {
    [breakpoints.foldedPreview]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
    [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const side = style({
  padding: `${vars.space.s4} .85rem`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  fontSize: vars.text.f2,
  minWidth: 0,
})
export const foldsAway = style({
  '@media': { [breakpoints.foldedPreview]: { display: 'none' } },
})
export const folders = style({
  display: 'grid',
  gap: '1px',
  '@media': {
    [breakpoints.foldedRail]: { gridAutoFlow: 'column', overflowX: 'auto', gap: vars.space.s1 },
  },
})
export const folder = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  minHeight: '2rem',
  padding: '0 .6rem',
  borderRadius: vars.radius.r2,
  fontWeight: 500,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current]': { background: vars.color.fill, color: vars.color.ink },
  },
})
export const count = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })
export const sideTitle = style({
  fontSize: vars.text.f1,
  fontWeight: 500,
  color: vars.color.ink3,
  paddingInline: '.6rem',
  marginBlockEnd: vars.space.s1,
})
export const address = style({
  color: vars.color.ink3,
  fontSize: vars.text.f1,
  paddingInline: '.6rem',
  overflowWrap: 'anywhere',
})

export const list = style({
  minWidth: 0,
  borderInlineStart: hairline,
  '@media': { [breakpoints.foldedRail]: { borderInlineStart: 0, borderBlockStart: hairline } },
})
export const besideMail = style({
  '@media': { [breakpoints.oneColumn]: { display: 'none' } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  padding: `${vars.space.s4} ${vars.space.s4} ${vars.space.s3}`,
  alignItems: 'center',
})
export const searchForm = style({ display: 'flex', gap: vars.space.s2, flex: '1 1 14rem' })
globalStyle(`${searchForm} + details > summary`, {
  width: 'fit-content',
  paddingBlock: '.5rem .2rem',
  fontSize: vars.text.f2,
  color: vars.color.ink2,
})
export const grow = style({ flex: '1 1 auto', minWidth: 0 })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s3,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'center',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderBlockStart: hairline,
  background: vars.color.surface,
  position: 'sticky',
  insetBlockStart: '3.5rem',
  zIndex: 5,
})
/** What can be done with what is ticked; unseen while nothing is. */
globalStyle(`form:not(:has([name=threadIds]:checked)) > ${actions}`, { display: 'none' })

export const rows = style({ listStyle: 'none' })
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s3,
  padding: `.75rem ${vars.space.s4}`,
  borderBlockStart: hairline,
  fontSize: vars.text.f2,
  lineHeight: 1.45,
  selectors: { '&:hover': { background: vars.color.fill } },
})
export const current = style({ background: vars.color.wash })
export const rowBody = style({ flex: 1, minWidth: 0, color: 'inherit' })
export const rowHead = style({ display: 'flex', gap: vars.space.s2, alignItems: 'baseline' })
export const rowPeople = style({ flex: 1, minWidth: 0 })
export const rowTime = style({
  color: vars.color.ink3,
  fontSize: vars.text.f1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const snippet = style({ color: vars.color.ink3 })
export const unread = style({})
globalStyle(`${unread} b`, { fontWeight: 600 })
globalStyle(`${row}:not(${unread}) b`, { fontWeight: 400 })
globalStyle(`${unread} time`, { color: vars.color.link, fontWeight: 600 })
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  alignItems: 'center',
  marginBlockStart: vars.space.s1,
})
/** The whole row is the link's, but for what stands above it. */
export const rowLink = style({
  color: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const above = style({ position: 'relative', zIndex: 1 })
export const foot = style({ padding: vars.space.s4, borderBlockStart: hairline })
export const srOnly = style({
  ...unseen,
  whiteSpace: 'nowrap',
})
