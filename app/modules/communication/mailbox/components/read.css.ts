import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const hairline = `1px solid ${vars.color.line}`

export const pane = style({
  minWidth: 0,
  padding: `.9rem 1.75rem ${vars.space.s6}`,
  borderInlineStart: hairline,
  '@media': {
    [breakpoints.oneColumn]: { borderInlineStart: 0, padding: `.9rem ${vars.space.s4}` },
  },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'center',
})
export const back = style({
  display: 'none',
  '@media': { [breakpoints.oneColumn]: { display: 'inline-flex' } },
})
export const title = style({
  fontSize: '1.5rem',
  lineHeight: 1.2,
  margin: '.6rem 0 .9rem',
  overflowWrap: 'anywhere',
})
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'center',
  padding: '.7rem .7rem .7rem .9rem',
  borderRadius: vars.radius.r2,
  background: vars.color.fill,
  fontSize: vars.text.f2,
})
export const mail = style({ borderBlockEnd: hairline })
export const older = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'center',
  padding: '.85rem 0',
  cursor: 'pointer',
  fontSize: vars.text.f2,
  listStyle: 'none',
  minWidth: 0,
})
export const head = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'flex-start',
  paddingBlockStart: vars.space.s4,
  fontSize: vars.text.f2,
})
export const headWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const body = style({
  paddingBlock: `.9rem ${vars.space.s4}`,
  paddingInlineStart: '2.5rem',
  '@media': { [breakpoints.oneColumn]: { paddingInlineStart: 0 } },
})
export const words = style({
  maxWidth: '72ch',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
/** Light in both themes: that is what mails are made for. */
export const html = style({
  display: 'block',
  width: '100%',
  border: hairline,
  borderRadius: vars.radius.r2,
  background: '#fff',
  colorScheme: 'light',
  resize: 'vertical',
})
export const heights = {
  short: style({ height: '10rem' }),
  medium: style({ height: '22rem' }),
  tall: style({ height: '44rem' }),
}
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  listStyle: 'none',
  marginBlockStart: vars.space.s4,
})
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.7rem',
  padding: '.5rem .8rem',
  border: hairline,
  borderRadius: vars.radius.r2,
  fontSize: vars.text.f2,
  fontWeight: 500,
  overflowWrap: 'anywhere',
})
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'center',
  marginBlockEnd: vars.space.s3,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
})
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  paddingBlock: vars.space.s4,
})
export const panels = style({ marginBlockStart: vars.space.s5 })
export const oneField = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'end',
})
/** What a mail invites to, above its words. */
export const invitation = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s4,
  marginBlockEnd: vars.space.s4,
  border: hairline,
  borderRadius: vars.radius.r2,
  background: vars.color.fill,
  overflowWrap: 'anywhere',
})
export const invitationTitle = style({ fontSize: vars.text.f4, fontWeight: 600 })
