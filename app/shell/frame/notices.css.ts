import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  color: vars.color.ink2,
  ':hover': { background: vars.color.fill, color: vars.color.ink },
  '@media': {
    [conditions.touch]: { width: '2.75rem', height: '2.75rem' },
    print: { display: 'none' },
  },
})
export const badge = style({
  position: 'absolute',
  insetBlockStart: '.1rem',
  insetInlineStart: '52%',
  minWidth: '1rem',
  height: '1rem',
  paddingInline: '.25rem',
  borderRadius: '.5rem',
  background: vars.color.accent,
  color: vars.color.on,
  fontSize: '.6875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1rem',
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const panel = style({
  width: 'min(24rem, calc(100vw - 1.5rem))',
  padding: 0,
  overflowY: 'auto',
  '@media': {
    [breakpoints.phone]: {
      positionArea: 'none',
      insetInline: vars.space.s3,
      insetBlockStart: vars.size.topbar,
      width: 'auto',
      marginBlock: 0,
    },
  },
})
export const panelHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s4,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  fontSize: vars.text.f2,
})
export const panelTitle = style({ flex: 1 })
export const panelAction = style({
  padding: 0,
  border: 0,
  background: 'none',
})
export const panelList = style({
  minHeight: '4.5rem',
  vars: { [vars.size.pad]: vars.space.s4 },
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
})

/** The list: here and not with its page, because the panel shows it on every page. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const none = style({
  padding: `${vars.space.s4} ${vars.size.pad}`,
  color: vars.color.ink2,
  fontSize: vars.text.f2,
})
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.size.pad}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:hover': { background: vars.color.fill },
    [`${panelList} &:last-child`]: { borderBlockEnd: 0 },
  },
})
export const icon = style({ marginBlockStart: '.1rem', color: vars.color.ink3 })
export const words = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.f3,
  lineHeight: 1.35,
})
export const link = style({ ':hover': { textDecoration: 'underline' } })
export const unread = style({ background: vars.color.wash })
globalStyle(`${unread} ${link}`, { fontWeight: 550 })
globalStyle(`${unread} ${icon}`, { color: vars.color.link })
