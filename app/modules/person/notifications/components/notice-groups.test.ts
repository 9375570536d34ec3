import { expect, test } from 'vitest'
import { NotificationKind } from '#contract/core/notifications.ts'
import { groupChoices, noticeGroups } from './notice-groups.ts'

const files = import.meta.glob<{ event: object; text: object; group: object }>(
  '../locales/*.json',
  { eager: true, import: 'default' },
)
const choices = NotificationKind.options.map((kind) => ({
  kind,
  inApp: true,
  mail: false,
  push: false,
}))

test('whoever may see everything chooses of every kind, each in one group', () => {
  const groups = groupChoices(choices, [{ role: 'owner' }])
  expect(groups.map(({ group }) => group)).toEqual([...noticeGroups])
  const kinds = groups.flatMap((one) => one.choices.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([...NotificationKind.options].sort())
})

test('what no role of a person sees is not theirs to choose; their account always is', () => {
  const kindsOf = (...held: string[]) =>
    groupChoices(
      choices,
      held.map((role) => ({ role })),
    ).flatMap((one) => one.choices.map(({ kind }) => kind))
  expect(kindsOf('cashier')).not.toContain('paymentRecorded')
  expect(kindsOf('cashier', 'accountant')).toContain('paymentRecorded')
  expect(kindsOf()).toContain('newSignIn')
  expect(kindsOf()).not.toContain('invoiceOpened')
})

test.each(Object.entries(files))('%s names every kind and group', (_, { event, group }) => {
  expect(Object.keys(event).sort()).toEqual([...NotificationKind.options].sort())
  expect(Object.keys(group).sort()).toEqual([...noticeGroups].sort())
})
