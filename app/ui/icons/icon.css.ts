import { kitStyle, kitVariants } from '../kit-style.ts'

export const icon = kitStyle({
  width: '1.125rem',
  height: '1.125rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const sizes = kitVariants({
  s: { width: '.875rem', height: '.875rem' },
  l: { width: '1.5rem', height: '1.5rem' },
})
