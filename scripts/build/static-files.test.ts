import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cacheControlOf } from './static-files.mjs'

test('one machine keeps files as long as the edge does', () => {
  const headers = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')
  const said = [...headers.matchAll(/^\/(\w+)\/\*\n +Cache-Control: (.+)$/gm)]
  expect(said.map(([, folder]) => folder)).toEqual(['assets', 'fonts', 'pictures'])
  for (const [, folder, words] of said) expect(cacheControlOf(`${folder}/a.b`)).toBe(words)
})

test('a picture is asked for again after a day, an icon after minutes', () => {
  expect(cacheControlOf('pictures/screens/invoicing-1.en.light.640.avif')).toContain(
    'max-age=86400',
  )
  expect(cacheControlOf('icons.svg')).toBe('public, max-age=300')
})
