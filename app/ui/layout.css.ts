import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const row = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
export const oneLine = kitStyle({ flexWrap: 'nowrap' })
export const stack = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
})
export const gaps = kitVariants({
  s1: { gap: vars.space.s1 },
  s2: { gap: vars.space.s2 },
  s3: { gap: vars.space.s3 },
  s4: { gap: vars.space.s4 },
  s5: { gap: vars.space.s5 },
})
export const spacer = kitStyle({ flex: 1, minWidth: 0 })
