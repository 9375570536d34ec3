import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const hover = `color-mix(in oklab, ${vars.color.ink} 6%, transparent)`

/** Where the sidebar stands whole. */
const wide = '(min-width: 1181px)'

export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      flexGrow: 1,
    },
  },
})
/** Down to the foot of the sheet, below whatever stands above them there. */
globalStyle(`:has(> ${columns})`, {
  '@media': { [wide]: { display: 'flex', flexDirection: 'column' } },
})
export const aside = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      padding: '1.6rem .75rem',
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
})
export const content = style({ minWidth: 0 })
export const group = style({
  paddingInline: '.6rem',
  marginBlockEnd: vars.space.s2,
  color: vars.color.ink3,
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '2.25rem',
  padding: '.3rem .6rem',
  borderRadius: vars.radius.r2,
  color: vars.color.ink2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: hover, color: vars.color.ink },
    '&[aria-current]': { background: hover, color: vars.color.ink, fontWeight: 550 },
  },
})
