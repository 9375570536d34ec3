import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { noticeOfferings } from '#contract/public-site/notices-of-offerings.ts'
import { offeringNames, offeringPath } from './offering-names.ts'

const texts = import.meta.glob<{ offerings: Record<string, { name: string }> }>(
  '../../../../../app/modules/public-site/site/locales/*.json',
  { eager: true, import: 'default' },
)
const table = Object.values(
  import.meta.glob<readonly { id: string; path: string }[]>(
    '../../../../../app/modules/public-site/site/offerings.ts',
    { eager: true, import: 'offerings' },
  ),
).flat()

test.each(languages)('mails in %s call offerings what the site calls them', (language) => {
  const site =
    texts[`../../../../../app/modules/public-site/site/locales/${language}.json`]?.offerings
  for (const id of noticeOfferings) expect(offeringNames[id][language]).toBe(site?.[id]?.name)
})

test('mails lead to the pages of the offerings', () => {
  expect(table).toHaveLength(noticeOfferings.length)
  for (const { id, path } of table) {
    const offering = noticeOfferings.find((known) => known === id)
    expect(offering && offeringPath(offering)).toBe(path)
  }
})
