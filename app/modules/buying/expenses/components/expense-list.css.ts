import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Ways to what belongs to expenses, between the list and the months. */
export const ways = style({ paddingBlockEnd: vars.space.s4 })

/** What of a cost came from bills, below it: on a phone it leaves the category its room. */
export const billed = style({ display: 'inline-block', maxWidth: '8rem', whiteSpace: 'normal' })
