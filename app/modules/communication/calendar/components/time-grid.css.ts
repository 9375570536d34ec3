import { style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.drawer
const hairline = `1px solid ${vars.color.line}`
const quarter = '.75rem'
const gutter = '3.6rem'

/** Numbers from 1 as keys, for one class each: the policy allows no style attribute. */
function upTo(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), at + 1]))
}

export const scroller = style({ overflowX: 'auto' })
export const grid = style({ minWidth: 'min-content' })
export const manyDays = style({ '@media': { [narrow]: { minWidth: '46rem' } } })
export const columns = styleVariants(upTo(7), (count) => ({
  display: 'grid',
  gridTemplateColumns: `${gutter} repeat(${count}, minmax(0, 1fr))`,
}))
export const head = style({ borderBlock: hairline })
export const dayHead = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '.45rem .3rem',
  borderInlineStart: hairline,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  selectors: { '&:hover': { background: vars.color.fill } },
})
export const dayNumber = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  borderRadius: 99,
  fontSize: vars.text.f4,
  fontWeight: 500,
  color: vars.color.ink,
})
export const today = style({ background: vars.color.accent, color: vars.color.on })

export const allDay = style({
  borderBlockEnd: hairline,
  gridAutoRows: 'minmax(1.6rem, auto)',
  rowGap: 2,
  paddingBlock: 2,
})
export const allDayLabel = style({
  gridColumn: 1,
  gridRow: 1,
  padding: '.2rem .4rem 0 0',
  textAlign: 'end',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
export const barFrom = styleVariants(upTo(7), (at) => ({ gridColumnStart: at + 1 }))
export const barSpan = styleVariants(upTo(7), (count) => ({ gridColumnEnd: `span ${count}` }))
export const barRow = styleVariants(upTo(12), (at) => ({ gridRow: at }))
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.35rem',
  minWidth: 0,
  marginInline: 2,
  padding: '0 .5rem',
  borderRadius: 4,
  fontSize: vars.text.f1,
  fontWeight: 500,
  background: 'color-mix(in oklab, var(--shade) 16%, transparent)',
  selectors: { '&:hover': { background: 'color-mix(in oklab, var(--shade) 26%, transparent)' } },
})

export const body = style({ position: 'relative' })
export const hourColumn = style({ display: 'grid', gridAutoRows: `calc(${quarter} * 4)` })
export const hour = style({
  paddingInlineEnd: '.5rem',
  textAlign: 'end',
  fontSize: vars.text.f1,
  lineHeight: 1,
  color: vars.color.ink3,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:first-child)': { marginBlockStart: '-.4em' } },
})
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(60, minmax(0, 1fr))',
  gridAutoRows: quarter,
  minWidth: 0,
  borderInlineStart: hairline,
})
export const weekend = style({ background: vars.color.paper })
export const slot = style({
  gridColumn: '1 / -1',
  gridRowEnd: 'span 4',
  borderBlockEnd: hairline,
  selectors: { '&:hover': { background: vars.color.wash } },
})
export const target = style({ background: vars.color.wash })
export const rowStart = styleVariants(upTo(96), (at) => ({ gridRowStart: at }))
export const rowSpan = styleVariants(upTo(96), (count) => ({ gridRowEnd: `span ${count}` }))
/** `lanes-lane`: one of up to six columns beside each other, of sixty parts of a day's width. */
export const lane = styleVariants(
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((count) =>
      Array.from({ length: count }, (_, at) => [`${count}-${at}`, [count, at] as const]),
    ),
  ),
  ([count, at]) => ({ gridColumn: `${(at * 60) / count + 1} / span ${60 / count}` }),
)
export const block = style({
  zIndex: 1,
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  margin: '1px 2px',
  padding: '.15rem .4rem',
  borderInlineStart: '3px solid var(--shade)',
  borderRadius: 4,
  fontSize: vars.text.f1,
  lineHeight: 1.35,
  background: `color-mix(in oklab, var(--shade) 16%, ${vars.color.surface})`,
  color: vars.color.ink,
  selectors: { '&:hover': { zIndex: 2, boxShadow: vars.shadow.e2 } },
})
export const blockTitle = style({ display: 'block', fontWeight: 500, hyphens: 'auto' })
/** Beside others there may be no room for a time: a line that doesn't fit goes unseen. */
export const blockTime = style({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.color.ink2,
})
export const held = style({ opacity: 0.5 })
/** The lower edge of a block, by which a script makes it longer. */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 7,
  cursor: 'ns-resize',
  touchAction: 'none',
})
