import { breakpoints } from '../breakpoints.ts'
import { kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const stars = kitStyle({ fill: vars.color.gold })
export const panel = kitStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.r4,
  background: vars.color.vault,
  color: '#fff',
  '@media': { [breakpoints.oneColumn]: { display: 'none' } },
})
export const words = kitStyle({
  position: 'absolute',
  insetBlockStart: '7rem',
  insetInline: '3.5rem',
  zIndex: 1,
  maxWidth: '11em',
  fontSize: 'clamp(2.25rem, 3.4vw, 3.25rem)',
  textWrap: 'balance',
})
export const panelSky = kitStyle({
  position: 'absolute',
  insetInline: '-42%',
  insetBlockEnd: 0,
  width: '184%',
})
