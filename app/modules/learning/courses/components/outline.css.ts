import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text } = vars

export const lessons = style({ listStyle: 'none', padding: 0, margin: 0 })
export const lesson = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minHeight: '2.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
})
export const lessonName = style({ overflowWrap: 'anywhere' })
export const newChapter = style({ alignItems: 'end' })
export const rename = style({ cursor: 'pointer', color: color.link, fontSize: text.f2 })
