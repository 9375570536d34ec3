import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offerings } from '#app/modules/public-site/site/index.ts'
import { screenFile, screenTones, screenTypes, screenWidths } from '#app/shell/site/screen-files.ts'
import { languages } from '#contract/core/fields.ts'
import { screens } from './screens.ts'

const root = new URL('../../../../public', import.meta.url).pathname
const files = new Set(readdirSync(`${root}/pictures/screens`))
const live = offerings.filter(({ state }) => state === 'live')

test.each(live)('$id shows two screens in every language and look', ({ id }) => {
  const wanted = (screens[id] ?? []).flatMap(({ name, width: widest }) =>
    languages.flatMap((language) =>
      screenTones.flatMap((tone) =>
        screenTypes.flatMap((type) =>
          screenWidths(widest, type).map((width) =>
            screenFile({ name, language, tone, width, type }),
          ),
        ),
      ),
    ),
  )
  expect(wanted).toHaveLength(2 * 5 * 2 * 3)
  const missing = wanted.filter((path) => !files.has(path.replace('/pictures/screens/', '')))
  expect(missing).toEqual([])
})

test('what is planned shows no screen', () => {
  const planned = offerings.filter(({ state }) => state === 'planned').map(({ id }) => id)
  expect(planned.filter((id) => id in screens)).toEqual([])
  const shown = [...files].filter((file) => planned.some((id) => file.startsWith(`${id}-`)))
  expect(shown).toEqual([])
})

test('the size that pages reserve is that of the files', () => {
  const wrong = Object.values(screens).flatMap((shots) =>
    shots.filter(({ name, width, height }) => {
      const webp = readFileSync(`${root}/pictures/screens/${name}.en.light.${width}.webp`)
      return webp.readUInt16LE(26) !== width || webp.readUInt16LE(28) !== height
    }),
  )
  expect(wrong).toEqual([])
})
