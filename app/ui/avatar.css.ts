import { createVar } from '@vanilla-extract/css'
import { avatarHues } from './avatar-look.ts'
import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

const hue = createVar()

export const avatar = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  fontSize: '.6875rem',
  fontWeight: 600,
  letterSpacing: '.01em',
})
export const kinds = kitVariants({
  person: {
    borderRadius: '50%',
    background: [vars.color.wash, `light-dark(oklch(.945 .035 ${hue}), oklch(.3 .05 ${hue}))`],
    color: [vars.color.link, `light-dark(oklch(.42 .1 ${hue}), oklch(.85 .08 ${hue}))`],
  },
  firm: {
    borderRadius: 6,
    background: [vars.color.accent, `oklch(.45 .13 ${hue})`],
    color: '#fff',
  },
})
export const hues = avatarHues.map((angle) => kitStyle({ vars: { [hue]: String(angle) } }))
export const photo = kitStyle({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
})
export const large = kitStyle({
  width: '2.125rem',
  height: '2.125rem',
  fontSize: vars.text.f1,
})
export const largeFirm = kitStyle({ borderRadius: vars.radius.r2 })
