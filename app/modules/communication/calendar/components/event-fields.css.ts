import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Times go where the whole day is meant, and details of a rule where there is none. */
export const form = style({})
export const times = style({})
globalStyle(`${form}:has([name=allDay]:checked) ${times}`, { display: 'none' })
export const repeats = style({ display: 'grid', gap: '1.05rem' })
globalStyle(`${form}:has([name=repeatFreq] option[value=none]:checked) ${repeats}`, {
  display: 'none',
})
globalStyle(`${form}:has([name=repeatFreq] option[value=custom]:checked) ${repeats}`, {
  display: 'none',
})
export const weekdays = style({})
globalStyle(`${form}:not(:has([name=repeatFreq] option[value=weekly]:checked)) ${weekdays}`, {
  display: 'none',
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
})
