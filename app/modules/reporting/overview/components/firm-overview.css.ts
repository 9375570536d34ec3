import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.stackedTable

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  fontSize: vars.text.f1,
})
globalStyle(`${choice} select`, { width: 'auto' })

export const note = style({
  maxWidth: '40rem',
  paddingBlockStart: vars.space.s3,
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})

export const table = style({ borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle(`${table} td`, { paddingBlock: vars.space.s2, verticalAlign: 'top' })
globalStyle(`${table} tfoot td`, { fontWeight: 600 })

/** On a narrow screen a firm is a block: its name, and below it each figure under its word. */
globalStyle(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${table}, ${table} :is(tbody, tfoot)`, {
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} :is(tbody, tfoot) tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.s3,
      paddingBlock: vars.space.s3,
      paddingInline: vars.space.s4,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
globalStyle(`${table} :is(tbody, tfoot) td:nth-child(n)`, {
  '@media': {
    [narrow]: {
      display: 'block',
      height: 'auto',
      paddingBlock: vars.space.s1,
      paddingInline: 0,
      borderBlockEnd: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
})

export const firm = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const whole = style({ '@media': { [narrow]: { gridColumn: '1 / -1' } } })
export const word = style({
  display: 'none',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
  fontWeight: 400,
  '@media': { [narrow]: { display: 'block' } },
})

/** The colour and the name of a firm in a row about something of it. */
export const firmMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  overflowWrap: 'anywhere',
})
