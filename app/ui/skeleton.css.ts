import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.45 } })

export const bar = kitStyle({
  display: 'inline-block',
  width: '60%',
  height: '.75rem',
  borderRadius: vars.radius.r1,
  background: vars.color.fill,
  animation: `${pulse} 1.6s ease-in-out infinite`,
})
