import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const folded = '(max-width: 1000px)'
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: '1rem 5rem',
  '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '.9rem' } },
}

export const details = style({ paddingBlockStart: vars.space.s5 })
export const detail = style({ ...columns, alignItems: 'center', paddingBlock: vars.space.s7 })
globalStyle(`${detail} + ${detail}`, { borderBlockStart: `1px solid ${vars.color.line}` })
/** Without a picture the words take its place. */
export const apart = style({ ...columns, gridColumn: '1 / -1', alignItems: 'baseline' })
export const title = style({ fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.125rem)' })
export const words = style({ maxWidth: '38em', color: vars.color.ink2 })
globalStyle(`${detail} > :not(${apart}) > ${words}`, { marginBlockStart: '.9rem' })
