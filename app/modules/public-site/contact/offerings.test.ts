import { describe, expect, test } from 'vitest'
import { offerings } from '#app/modules/public-site/site/index.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { languages } from '#contract/core/fields.ts'
import { noticeOfferings } from '#contract/public-site/notices-of-offerings.ts'

test('a notice can be asked for of every offering there is, and of no other', () => {
  expect(noticeOfferings).toEqual(offerings.map(({ id }) => id))
})

describe.each(languages)('in %s', (language) => {
  const t = textsOf(language, 'contact')

  test.each(['/contact-us', '/coming-soon'])('%s describes itself for search engines', (path) => {
    const key = path === '/contact-us' ? 'contact' : 'soon'
    expect(t(`${key}.description`).length).toBeGreaterThanOrEqual(110)
    expect(t(`${key}.description`).length).toBeLessThanOrEqual(160)
  })
})
