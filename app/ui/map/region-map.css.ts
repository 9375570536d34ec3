import { kitGlobal, kitStyle, kitVariants } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const map = kitStyle({ display: 'block', width: '100%', height: 'auto' })
kitGlobal(`${map} *`, { vectorEffect: 'non-scaling-stroke' })
const border = { stroke: vars.color.surface, strokeWidth: 0.75 }
const mix = (share: number) =>
  `color-mix(in oklab, ${vars.color.accent} ${share}%, ${vars.color.surface})`
export const land = kitStyle({ fill: vars.color.line, ...border })
export const levels = kitVariants({
  none: { fill: vars.color.line, ...border },
  low: { fill: mix(30), ...border },
  middle: { fill: mix(50), ...border },
  high: { fill: mix(74), ...border },
  highest: { fill: vars.color.accent, ...border },
})
export const dot = kitStyle({ strokeWidth: 1.5 })
export const shape = kitStyle({ width: '6rem', height: '6rem', fill: vars.color.accent })
