import { expect, test } from 'vitest'
import { forgetMemberNames, forgetNamesOf, keptMemberNames } from './member-names.ts'

const now = Date.parse('2026-10-03T10:00:00Z')

/** What is read of the firm `nord` at a time, and how often it was asked for. */
function directoryOf(...names: string[]) {
  const asked = { count: 0 }
  const read = async () => {
    asked.count += 1
    return names.map((name) => ({ userId: name.toLowerCase(), name }))
  }
  const at = async (ms: number) =>
    (await keptMemberNames('nord', ms, read)).map(({ name }) => name).join()
  return { asked, at }
}

test('who joined in another place is missed for ten seconds and no longer', async () => {
  forgetMemberNames('nord')
  const [before, after] = [directoryOf('Maria'), directoryOf('Maria', 'Boris')]
  expect(await before.at(now)).toBe('Maria')
  expect(await after.at(now + 9_000)).toBe('Maria')
  expect(await after.at(now + 10_001)).toBe('Maria,Boris')
  expect(after.asked.count).toBe(1)
})

test('who joins, leaves or is renamed here is known at once, also where the clock went back', async () => {
  forgetMemberNames('nord')
  await directoryOf('Maria').at(now)
  forgetMemberNames('nord')
  expect(await directoryOf('Maria', 'Boris').at(now)).toBe('Maria,Boris')
  forgetNamesOf('boris')
  expect(await directoryOf('Maria').at(now)).toBe('Maria')
  expect(await directoryOf('Anna').at(now - 60_000)).toBe('Anna')
})

test('what was read while somebody left is not kept', async () => {
  forgetMemberNames('nord')
  await keptMemberNames('nord', now, async () => {
    forgetNamesOf('boris')
    return [{ userId: 'boris', name: 'Boris' }]
  })
  expect(await directoryOf('Maria').at(now)).toBe('Maria')
})
