import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text } = vars

/** The form may stand beside a file: its own width says how many columns there are. */
export const lines = style({ display: 'grid', gap: space.s3, containerType: 'inline-size' })
export const rows = style({ display: 'grid', gap: space.s4 })
export const line = style({
  display: 'grid',
  gap: space.s2,
  justifyItems: 'start',
  minWidth: 0,
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.line}`,
})
export const legend = style({ marginBlockEnd: space.s2, fontSize: text.f2, color: color.ink2 })
export const amount = style({
  marginInlineStart: space.s2,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.s2,
  rowGap: space.s2,
  width: '100%',
})

/** Twelfths of the line where there is room; on phones halves, or the whole. */
export const spans = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8, 12: 12 }, (twelfths) => ({
  gridColumn: `span ${twelfths <= 4 ? 6 : 12}`,
  '@container': { '(min-width: 34rem)': { gridColumn: `span ${twelfths}` } },
}))
