import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ScreenFiles } from './screen-picture.tsx'

const picture = {
  screen: { name: 'invoicing-2', width: 1280, height: 800 },
  sizes: '40rem',
  alt: 'Eine Rechnung',
  language: 'de',
} as const

describe('the picture of a screen', () => {
  test('is sized, described and fetched late, unless it is seen first', () => {
    const late = renderToStaticMarkup(<ScreenFiles {...picture} theme="light" />)
    expect(late).toContain('width="1280" height="800" alt="Eine Rechnung" loading="lazy"')
    const first = renderToStaticMarkup(<ScreenFiles {...picture} theme="light" isFirst />)
    expect(first).toContain('fetchpriority="high"')
    expect(first).not.toContain('loading')
  })

  test('follows the system where nobody has chosen a look', () => {
    const html = renderToStaticMarkup(<ScreenFiles {...picture} theme="system" />)
    expect(html.match(/media="\(prefers-color-scheme: dark\)"/g)).toHaveLength(2)
    expect(html.indexOf('.dark.')).toBeLessThan(html.indexOf('.light.'))
    expect(html).toContain('/pictures/screens/invoicing-2.de.dark.640.avif 640w')
    expect(html).toContain('src="/pictures/screens/invoicing-2.de.light.1280.webp"')
  })

  test.each(['light', 'dark'] as const)('is %s alone where that was chosen', (theme) => {
    const html = renderToStaticMarkup(<ScreenFiles {...picture} theme={theme} />)
    expect(html).not.toContain('media=')
    expect(html).not.toContain(theme === 'dark' ? '.light.' : '.dark.')
  })

  test('may be another one where the window asks for it', () => {
    const screen = { name: 'invoicing-3', width: 640, height: 900 } as const
    const other = { screen, media: '(max-width: 640px)', sizes: '90vw' }
    const html = renderToStaticMarkup(<ScreenFiles {...picture} theme="system" other={other} />)
    expect(html).toContain('media="(max-width: 640px) and (prefers-color-scheme: dark)"')
    expect(html).toContain('width="640" height="900"')
    expect(html).not.toContain('invoicing-3.de.light.1280')
  })
})
