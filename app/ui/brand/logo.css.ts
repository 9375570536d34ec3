import { kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const logo = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  font: `600 1.375rem/1 Wordmark, ${vars.font.serif}`,
  letterSpacing: '-.01em',
})
export const dome = kitStyle({ fill: vars.color.accent })
export const star = kitStyle({ fill: vars.color.gold })
/** On the vault's blue the dome is white and the star is cut out of it in that blue. */
export const inverseDome = kitStyle({ fill: 'currentColor' })
export const inverseStar = kitStyle({ fill: vars.color.vault })
