import { expect, test } from 'vitest'
import { colorSheet, colorsOf, colorsPath } from './paper-colors.ts'

test('the colours of a paper are a stylesheet of their own, and nothing else is', () => {
  const look = { layout: 'classic', accent: '#1f4f8f', rule: '' } as const
  expect(colorsOf({ ...look, accent: '' })).toBeUndefined()
  expect(colorsOf({ ...look, accent: '', rule: '#aa0000' })).toBe('ours-aa0000')
  const colors = colorsOf(look) ?? ''
  expect(colorsPath(colors)).toBe('/paper-colors/1f4f8f-1f4f8f.css')
  expect(colorSheet(`${colors}.css`)).toBe(
    '[data-colors="1f4f8f-1f4f8f"]{--paper-accent:#1f4f8f;--paper-rule:#1f4f8f;}',
  )
  for (const name of ['', 'x.css', '1f4f8f.css', '1f4f8f-}body{.css', '1F4F8F-1f4f8f.css']) {
    expect(colorSheet(name)).toBeUndefined()
  }
})
