import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const beside = style({
  display: 'grid',
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

export const form = style({ minWidth: 0 })

export const file = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s4,
  '@media': { 'screen and (min-width: 1280px)': { position: 'sticky', insetBlockStart: 0 } },
})

export const page = style({
  inlineSize: '100%',
  blockSize: '80vh',
  border: `1px solid ${vars.color.line}`,
})

export const picture = style({ maxInlineSize: '100%', maxBlockSize: '80vh', objectFit: 'contain' })
