import { breakpoints, conditions } from '../breakpoints.ts'
import { kitGlobal, kitStyle, kitVariants } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

const smallLabel = { fontSize: '.6875rem', color: vars.color.ink3 }

export const chart = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.45rem .6rem',
})
export const key = kitStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.f1,
  color: vars.color.ink2,
})
export const keyEntry = kitStyle({ display: 'flex', alignItems: 'center', gap: '.4rem' })
export const swatch = kitStyle({ width: '.625rem', height: '.625rem' })
/** Each label has no height, so that equal distances put its middle on its line. */
export const scale = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...smallLabel,
})
kitGlobal(`${scale} span`, { height: 0, lineHeight: 0 })
export const plot = kitStyle({
  width: '100%',
  height: '15rem',
  overflow: 'visible',
  '@media': { [breakpoints.phone]: { height: '12rem' } },
})
kitGlobal(`${plot} *`, { vectorEffect: 'non-scaling-stroke' })
export const gridLine = kitStyle({ stroke: vars.color.line })
export const horizon = kitStyle({ stroke: vars.color.ink3 })
export const barIn = kitStyle({ fill: vars.color.accent })
export const barOut = kitStyle({ fill: vars.color.edge })
export const comparison = kitStyle({ fill: vars.color.edge, opacity: 0.5 })
export const muted = kitStyle({ opacity: 0.45 })
export const expected = kitStyle({ fill: 'none', strokeDasharray: '2 2' })
export const expectedIn = kitStyle({ stroke: vars.color.accent })
export const expectedOut = kitStyle({ stroke: vars.color.edge })
export const net = kitStyle({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
})
export const labels = kitStyle({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // A label is as wide as its words, which may reach past the last bar.
  overflow: 'clip',
  containerType: 'inline-size',
  ...smallLabel,
})
/** In the middle below its mark; the first and the last reach inwards instead of being cut. */
kitGlobal(`${labels} span`, { minWidth: '100%', width: 'max-content', justifySelf: 'center' })
kitGlobal(`${labels} span:first-child`, { justifySelf: 'start' })
kitGlobal(`${labels} span:last-child:not(:first-child)`, { justifySelf: 'end' })
/** Pixels that labels may need to stand side by side. */
export const crowds = ['240', '320', '480', '640', '960', '1280', '1920', '3200'] as const
export type Crowd = (typeof crowds)[number]
export const crowd = kitVariants<Crowd>({
  '240': {},
  '320': {},
  '480': {},
  '640': {},
  '960': {},
  '1280': {},
  '1920': {},
  '3200': {},
})
/** In less room every second label stands, or fourth, or eighth, or sixteenth. */
for (const width of crowds) {
  for (const step of [2, 4, 8, 16]) {
    kitGlobal(`${crowd[width]} span:not(:nth-child(${step}n + 1))`, {
      '@container': {
        [`(max-width: ${Math.round((2 * Number(width)) / step) - 1}px)`]: { visibility: 'hidden' },
      },
    })
  }
}
export const current = kitStyle({ fontWeight: 600, color: vars.color.ink })
export const data = kitStyle({ gridColumn: '1 / -1', fontSize: vars.text.f1 })
export const dataSummary = kitStyle({
  width: 'fit-content',
  paddingBlock: '.2rem',
  '@media': { [conditions.touch]: { paddingBlock: '.8rem' } },
  color: vars.color.ink2,
})

export const agingRow = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '.35rem',
  paddingBlock: '.45rem',
  fontSize: vars.text.f2,
})
export const agingLabel = kitStyle({
  fontWeight: 400,
  textAlign: 'start',
  color: vars.color.ink2,
})
/** Covers its row, so that the bar can be pressed too. */
export const agingLink = kitStyle({
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})
export const agingAmount = kitStyle({ padding: 0, fontWeight: 500 })
export const agingBar = kitStyle({ gridColumn: '1 / -1', padding: 0 })
export const agingPicture = kitStyle({
  width: '100%',
  height: '.5rem',
  borderRadius: 2,
  background: vars.color.fill,
})
export const agingTotal = kitStyle({
  marginBlockStart: vars.space.s2,
  paddingBlockStart: '.55rem',
  borderBlockStart: `1px solid ${vars.color.ink}`,
})
kitGlobal(`${agingTotal} *`, { fontWeight: 600, color: vars.color.ink })
export const ages = kitVariants({
  due: { fill: vars.color.accent },
  late: { fill: vars.color.clay },
  veryLate: { fill: vars.color.bad },
})

export const rank = kitStyle({ width: '100%', maxWidth: '52rem', marginBlock: vars.space.s3 })
export const rankRow = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 16rem) minmax(4rem, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s3,
  paddingBlock: '.2rem',
  fontSize: vars.text.f2,
})
export const rankLabel = kitStyle({
  fontWeight: 400,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
})
export const rankBar = kitStyle({ padding: 0 })
export const rankPicture = kitStyle({ display: 'block', width: '100%', height: '.75rem' })

export const sparkline = kitStyle({
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
