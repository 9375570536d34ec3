import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ScreenFiles } from './screen-picture.tsx'

const picture = {
  id: 'invoicing',
  place: 2,
  alt: 'Eine Rechnung',
  language: 'de',
  screen: { width: 1280, height: 800 },
} as const

describe('the picture of a screen', () => {
  test('is sized, described and fetched late, unless it is seen first', () => {
    const late = renderToStaticMarkup(<ScreenFiles {...picture} theme="light" />)
    expect(late).toContain('width="1280" height="800" alt="Eine Rechnung" loading="lazy"')
    const first = renderToStaticMarkup(<ScreenFiles {...picture} theme="light" isFirst />)
    expect(first).not.toContain('loading')
  })

  test('follows the system where nobody has chosen a look', () => {
    const html = renderToStaticMarkup(<ScreenFiles {...picture} theme="system" />)
    expect(html.match(/media="\(prefers-color-scheme: dark\)"/g)).toHaveLength(2)
    expect(html).toContain('/pictures/screens/invoicing-2.de.dark.640.avif 640w')
    expect(html).toContain('src="/pictures/screens/invoicing-2.de.light.1280.webp"')
  })

  test.each(['light', 'dark'] as const)('is %s alone where that was chosen', (theme) => {
    const html = renderToStaticMarkup(<ScreenFiles {...picture} theme={theme} />)
    expect(html).not.toContain('media=')
    expect(html).not.toContain(theme === 'dark' ? '.light.' : '.dark.')
  })
})
