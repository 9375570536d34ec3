import { breakpoints } from '../breakpoints.ts'
import { kitGlobal, kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r2,
  background: vars.color.line,
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.color.bad,
      outline: `1px solid ${vars.color.bad}`,
      outlineOffset: -1,
    },
  },
})
export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.7rem',
  minHeight: vars.size.control,
  padding: '.35rem .8rem',
  background: vars.color.surface,
  fontSize: vars.text.f2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.fill },
    '&:has(:checked)': { background: vars.color.wash },
  },
})
/** Two by two; one that is left over takes the whole row. */
export const twoColumns = kitStyle({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [breakpoints.smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
kitGlobal(`${twoColumns} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
export const words = kitStyle({ flex: 1, minWidth: 0, hyphens: 'auto' })
export const title = kitStyle({ display: 'block', fontWeight: 550 })
export const icon = kitStyle({
  color: vars.color.ink3,
  selectors: { [`${row}:has(:checked) &`]: { color: vars.color.link } },
})
