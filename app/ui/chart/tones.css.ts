import { kitGlobal, kitStyle, kitVariants } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'
import { agingPicture, plot, rankPicture } from './chart.css.ts'

export const fills = kitVariants({
  first: { fill: vars.color.accent },
  second: { fill: vars.color.sky },
  third: { fill: vars.color.gold },
  fourth: { fill: vars.color.clay },
  fifth: { fill: vars.color.edge },
})
/** Side by side, marks are told apart by an edge of the sheet's colour too. */
export const part = kitStyle({ stroke: vars.color.surface, strokeWidth: 1 })
const line = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' } as const
export const lines = kitVariants({
  first: { ...line, stroke: vars.color.accent },
  second: { ...line, stroke: vars.color.sky, strokeDasharray: '7 3' },
  third: { ...line, stroke: vars.color.gold, strokeDasharray: '2 3' },
  fourth: { ...line, stroke: vars.color.clay, strokeDasharray: '9 3 2 3' },
  fifth: { ...line, stroke: vars.color.edge, strokeDasharray: '4 4' },
})
export const area = kitStyle({ fillOpacity: 0.16 })
/** A point that is found by the mouse; its line is what one sees. */
export const point = kitStyle({
  fill: 'transparent',
  selectors: { '&:hover': { fill: vars.color.ink, fillOpacity: 0.08 } },
})
export const rising = kitStyle({ fill: vars.color.ok })
export const falling = kitStyle({ fill: vars.color.clay })
export const joint = kitStyle({ stroke: vars.color.edge, strokeDasharray: '2 2' })

export const donut = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s5,
})
export const ring = kitStyle({ width: '11rem', height: '11rem', flex: 'none' })
export const parts = kitStyle({ flex: '1 1 14rem', maxWidth: '28rem', fontSize: vars.text.f2 })
export const partRow = kitStyle({
  display: 'grid',
  gridTemplateColumns: '.625rem minmax(0, 1fr) auto 3.5rem',
  alignItems: 'center',
  columnGap: vars.space.s3,
  paddingBlock: '.3rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const partName = kitStyle({ fontWeight: 400, textAlign: 'start' })
export const plainCell = kitStyle({ padding: 0 })

export const heat = kitStyle({ borderSpacing: '2px', borderCollapse: 'separate' })
const heatCell = {
  minWidth: '2.1rem',
  padding: '.35rem .4rem',
  borderRadius: vars.radius.r1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.f1,
} as const
const mix = (share: number) => `color-mix(in oklab, ${vars.color.accent} ${share}%, transparent)`
export const heatLevels = kitVariants({
  none: { ...heatCell, background: vars.color.fill, color: vars.color.ink3 },
  low: { ...heatCell, background: mix(12), color: vars.color.ink },
  middle: { ...heatCell, background: mix(26), color: vars.color.ink },
  high: { ...heatCell, background: mix(40), color: vars.color.ink },
  highest: { ...heatCell, background: vars.color.accent, color: vars.color.on },
})
export const heatHead = kitStyle({
  padding: '.2rem .4rem',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})

export const stage = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 12rem) minmax(4rem, 1fr) auto 4rem',
  alignItems: 'center',
  columnGap: vars.space.s3,
  paddingBlock: '.25rem',
  fontSize: vars.text.f2,
})
export const bar = kitStyle({ display: 'block', width: '100%', height: '1.25rem' })

export const gantt = kitStyle({ width: '100%', fontSize: vars.text.f2 })
export const ganttRow = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 13rem) minmax(6rem, 1fr) 9rem',
  alignItems: 'center',
  columnGap: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    '(max-width: 640px)': { gridTemplateColumns: 'minmax(5rem, 8rem) minmax(4rem, 1fr)' },
  },
})
export const ganttDays = kitStyle({
  padding: 0,
  textAlign: 'end',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(max-width: 640px)': { gridColumn: '1 / -1', textAlign: 'start' } },
})
export const ganttTicks = kitStyle({
  padding: 0,
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 400,
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
export const ganttPicture = kitStyle({ display: 'block', width: '100%', height: '2rem' })
kitGlobal(`${ganttPicture} *`, { vectorEffect: 'non-scaling-stroke' })
export const planned = kitStyle({ fill: vars.color.accent, fillOpacity: 0.3 })
export const today = kitStyle({ stroke: vars.color.bad, strokeWidth: 1.5 })

/** Pictures hold no words: where one reads from the right, they run from there too. */
for (const picture of [plot, agingPicture, rankPicture, bar, ganttPicture]) {
  kitGlobal(`[dir=rtl] ${picture}`, { transform: 'scaleX(-1)' })
}
