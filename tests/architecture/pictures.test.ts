import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { socialPicture } from '#app/shell/site/social-picture.ts'
import drawn from '#app/shell/site/social-pictures.json'
import { languages } from '#contract/core/fields.ts'
import { limits } from '../../scripts/pictures/limits.mjs'

const folder = new URL('../../public/pictures/', import.meta.url).pathname
const social = readdirSync(`${folder}social`)

test('social sites are shown a picture of each page in each language, and none that is not there', () => {
  const listed = drawn.flatMap((name) => languages.map((language) => `${name}.${language}.png`))
  expect(social.toSorted()).toEqual(listed.toSorted())
  expect(listed.length).toBeGreaterThan(100)
})

test('a page is found by its path, with or without a last slash', () => {
  expect(socialPicture('/', 'de')).toBe('/pictures/social/home.de.png')
  expect(socialPicture('/apps/invoicing/', 'ru')).toBe('/pictures/social/apps-invoicing.ru.png')
  expect(socialPicture('/no-such-page', 'en')).toBeUndefined()
})

test('pictures weigh no more than they may', () => {
  const screens = readdirSync(`${folder}screens`).map((file) => `screens/${file}`)
  const files = [...screens, ...social.map((file) => `social/${file}`)]
  const weighed = files.map((file) => ({ file, bytes: statSync(folder + file).size }))
  expect(weighed.filter(({ file, bytes }) => bytes > limitOf(file))).toEqual([])
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total).toBeLessThanOrEqual(limits.total)
})

/** `screens/invoicing-1.de.light.640.avif` → 20 KB */
function limitOf(file: string): number {
  if (file.startsWith('social/')) return limits.social
  const type = file.endsWith('.avif') ? 'avif' : 'webp'
  return limits[type][file.includes('.640.') ? 640 : 1280]
}
