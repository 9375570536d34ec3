import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export { head } from '#app/shell/documents/public/public.css.ts'
export { lines, panel, panelTitle, title } from '#app/shell/documents/public/sheet.css.ts'

const { space, text } = vars

/** The firm's colour above everything. */
export const stripe = style({ display: 'block', width: '100%', height: '6px' })
export const logo = style({ maxHeight: '2.5rem', maxWidth: '10rem' })
export const firm = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  listStyle: 'none',
  padding: 0,
  marginInlineStart: 'auto',
  fontSize: text.f2,
})
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  maxWidth: '60rem',
  minHeight: '60vh',
  margin: '0 auto',
  padding: 'clamp(1rem, 4vw, 3rem)',
  alignContent: 'start',
})
export const narrow = style([page, { maxWidth: '32rem' }])
export const section = style({ display: 'grid', gap: space.s3, minWidth: 0 })
export const form = style({ display: 'grid', gap: '1.05rem' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'center',
  justifyContent: 'space-between',
})
