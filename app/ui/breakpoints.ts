/** Media conditions of the design; use as keys of `@media`. */
export const breakpoints = {
  phone: '(max-width: 640px)',
  smallPhone: '(max-width: 359px)',
  /** Not on paper, which is as narrow: there a table keeps its columns. */
  stackedTable: 'screen and (max-width: 760px)',
  oneColumn: '(max-width: 860px)',
  drawer: '(max-width: 1023px)',
  wide: '(min-width: 1024px)',
  foldedRail: '(max-width: 1180px)',
  foldedPreview: '(max-width: 1280px)',
} as const

/** Conditions of the person and the device. */
export const conditions = {
  touch: '(pointer: coarse)',
  stillness: '(prefers-reduced-motion: reduce)',
} as const
