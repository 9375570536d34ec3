import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const picture = style({ display: 'block', maxWidth: 'none' })
export const dayOff = style({ fill: vars.color.fill })
export const rule = style({ stroke: vars.color.line, strokeWidth: 1, fill: 'none' })
export const today = style({ stroke: vars.color.accent, strokeWidth: 1.5, strokeDasharray: '4 3' })
export const name = style({ fill: vars.color.ink, fontSize: 13 })
export const head = style({ fill: vars.color.ink3, fontSize: 11 })
export const bar = style({ fill: vars.color.accent, opacity: 0.55 })
export const critical = style({ fill: vars.color.bad, opacity: 0.75 })
export const parent = style({ fill: vars.color.ink2 })
export const done = style({ fill: vars.color.ink, opacity: 0.35 })
export const float = style({ stroke: vars.color.ink3, strokeWidth: 2, strokeDasharray: '2 2' })
export const line = style({ fill: 'none', stroke: vars.color.ink3, strokeWidth: 1 })
export const criticalLine = style({ fill: 'none', stroke: vars.color.bad, strokeWidth: 1.25 })
export const movable = style({ cursor: 'grab', touchAction: 'none' })
