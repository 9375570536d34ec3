// Modules: work-import
import { expect, test } from './fixtures.ts'

const file = [
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags',
  'Ada Stone,ada@example.org,Dom GmbH,Website,Draft,Logo,Yes,2025-03-13,09:00:00,2025-03-13,10:30:00,01:30:00,',
  'Ada Stone,ada@example.org,Dom GmbH,Website,Draft,Broken,Yes,2025-03-14,09:00:00,2025-03-14,10:00:00,soon,',
].join('\n')

test('Hours of another program are checked, imported once and taken back', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/work-imports`)
  const upload = (name: string, mimeType: string, text: string) =>
    page.locator('[name="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await upload('letter.txt', 'text/plain', 'Dear all,')
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByText('read this program’s files').first()).toBeVisible()
  await upload('toggl.csv', 'text/csv', file)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('heading', { name: 'toggl.csv' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Readable 1 1:30/ })).toBeVisible()
  await expect(page.getByText('Unreadable duration').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Hours imported')).toBeVisible()
  await page.goto(`${firm.path}/time/entries`)
  await expect(page.getByText('Ada Stone').first()).toBeVisible()

  await page.goto(`${firm.path}/work-imports`)
  await page.getByRole('link', { name: 'toggl.csv' }).click()
  await page.getByRole('button', { name: 'Undo import' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await page.goto(`${firm.path}/time/entries`)
  await expect(page.getByText('Ada Stone')).toHaveCount(0)
})
