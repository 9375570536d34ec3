import { describe, expect, test } from 'vitest'
import { offerings } from '#app/modules/public-site/site/index.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { languages } from '#contract/core/fields.ts'
import { changes, changesByMonth } from './changes.ts'

test('there are a dozen changes or more, newest first, and none of tomorrow', () => {
  const dates: readonly string[] = changes.map(({ date }) => date)
  expect(dates.length).toBeGreaterThanOrEqual(12)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(dates[0]?.localeCompare(new Date().toISOString().slice(0, 10))).toBeLessThanOrEqual(0)
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
})

test('every offering that is live was announced', () => {
  const announced = new Set(
    changes.flatMap((change): readonly string[] => ('of' in change ? change.of : [])),
  )
  const live = offerings.filter(({ state }) => state === 'live').map(({ id }) => `${id}`)
  expect(live.filter((id) => !announced.has(id))).toEqual([])
})

test('every change stands in its month, once', () => {
  const months = changesByMonth()
  expect(months.flatMap((group) => group.changes)).toEqual(changes)
  for (const { month, changes: inMonth } of months) {
    expect(inMonth.every(({ date }) => date.startsWith(month))).toBe(true)
  }
})

describe.each(languages)('in %s', (language) => {
  test.each(changes)('$id has a title and words', ({ id }) => {
    const t = textsOf(language, 'roadmap')
    expect(t(`changes.${id}.title`)).not.toContain('changes.')
    expect(t(`changes.${id}.words`).length).toBeGreaterThan(40)
  })
})
