import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'
import { radius } from './sky.css.ts'

export { sky } from './sky.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minHeight: '100vh',
  overflowX: 'clip',
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s5,
  width: 'min(44rem, 100% - 2.5rem)',
  marginInline: 'auto',
  paddingBlock: vars.space.s7,
})
export const title = style({ fontSize: vars.text.f8, overflowWrap: 'break-word' })
export const lead = style({ fontSize: vars.text.f5, color: vars.color.ink2 })

/** The vault's rim along the foot of the page. */
export const night = style({
  position: 'relative',
  height: '38vh',
  overflow: 'hidden',
  background: vars.color.vault,
  clipPath: `circle(${radius} at 50% ${radius})`,
})
