import { kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const input = kitStyle({
  width: '100%',
  minHeight: vars.size.control,
  padding: '.35rem .7rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.t1}`,
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  selectors: {
    '&:hover': { borderColor: vars.color.ink2 },
    '&:focus': {
      outline: `2px solid ${vars.color.ring}`,
      outlineOffset: -1,
      borderColor: vars.color.ring,
    },
    '&[aria-invalid]': {
      borderColor: vars.color.bad,
      boxShadow: `inset 0 0 0 1px ${vars.color.bad}`,
    },
    '&:read-only:not(select)': { background: vars.color.fill, borderColor: vars.color.line },
    '&:disabled': { opacity: 0.5 },
  },
})
/** Browsers count a choice of files as read-only; it is not. */
export const file = kitStyle({
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  selectors: {
    '&:read-only:not(select)': { borderColor: vars.color.edge, background: vars.color.surface },
  },
  '::file-selector-button': {
    marginInlineEnd: vars.space.s3,
    padding: '.2rem .7rem',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.r1,
    background: vars.color.raised,
    color: vars.color.ink,
    font: 'inherit',
    fontWeight: 500,
  },
})
/** Phones centre a day and make its box narrower than those around it. */
export const date = kitStyle({
  appearance: 'none',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::-webkit-date-and-time-value': { minHeight: '1.4em', textAlign: 'start' } },
  '::-webkit-calendar-picker-indicator': { opacity: 0.6, cursor: 'pointer' },
})
export const area = kitStyle({ paddingBlock: '.5rem', resize: 'vertical', lineHeight: 1.45 })
export const withLeadingIcon = kitStyle({ paddingInlineStart: '2.15rem' })
export const select = kitStyle({ appearance: 'none', paddingInlineEnd: '1.9rem' })

/** Holds a control and the icon laid over its start or end. */
export const box = kitStyle({ position: 'relative', display: 'block', minWidth: 0 })
const overControl = {
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.ink3,
  pointerEvents: 'none',
} as const
export const leadingIcon = kitStyle({ ...overControl, insetInlineStart: '.65rem' })
export const trailingIcon = kitStyle({ ...overControl, insetInlineEnd: '.6rem' })

/** One box for a control and a fixed text. */
export const joined = kitStyle({
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.ring}`, outlineOffset: -1 },
    '&:has([aria-invalid])': {
      borderColor: vars.color.bad,
      outline: `1px solid ${vars.color.bad}`,
      outlineOffset: -1,
    },
  },
})
export const joinedInput = kitStyle({
  selectors: { '&&': { border: 0, borderRadius: 0, boxShadow: 'none', outline: 0 } },
})
export const affix = kitStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.s3,
  background: vars.color.fill,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
})
