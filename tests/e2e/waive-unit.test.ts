// Modules: packages, courses
import { zipOf } from '../../upstream/modules/learning/packages/zip/write-zip.fixture.ts'
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'

const titled = (words: string) =>
  `<title><langstring lang="en">${words}</langstring></title><description><langstring lang="en">${words}</langstring></description>`
const unit = (name: string) =>
  `<au id="https://example.com/${name}" moveOn="Passed">${titled(name)}<url>unit.html</url></au>`
const course = `<?xml version="1.0" encoding="utf-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
<course id="https://example.com/course">${titled('Fire')}</course>${unit('Alarm')}${unit('Exits')}
</courseStructure>`

/** A ZIP of a course of cmi5 with two units. */
function zip(): File {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const files = [
    { name: 'cmi5.xml', bytes: bytes(course) },
    { name: 'unit.html', bytes: bytes('<!doctype html>') },
  ]
  return new File([new Uint8Array(zipOf(files))], 'fire.zip')
}

test('A unit of cmi5 is waived for a learner with a reason, and counts as done', async ({
  signedIn: page,
  firm,
  person,
  origin,
  make,
}) => {
  const { id } = await make('/courses', { title: 'Safety', isSelfAllowed: true })
  const change = { change: 'addChapter', title: 'One' }
  const { chapters } = await make(`/courses/${id}/outline`, { change })
  const form = new FormData()
  const fields = { title: 'Fire', kind: 'package', completedBy: 'completing' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('chapterId', chapters[0].chapterId)
  form.set('file', zip())
  const sent = await fetch(`${origin}/api${firm.path}/courses/${id}/lessons`, {
    ...{ method: 'POST', body: form },
    headers: { authorization: `Bearer ${person.api.token}`, ...newKey() },
  })
  const { id: lessonId } = Object(await sent.json())
  const { version } = await person.api.call('GET', `${firm.path}/courses/${id}`)
  await make(`/courses/${id}/publish`, { version })
  const { enrolmentId } = await make('/my-courses', { courseId: id })
  await make(`/my-courses/${enrolmentId}/lessons/${lessonId}/package`, { itemId: '1' })

  await page.goto(`${firm.path}/courses/${id}/packages`)
  await page.getByRole('link', { name: person.name }).click()
  for (const name of ['Alarm', 'Exits']) {
    await page.getByRole('link', { name: `Waive: ${name}` }).click()
    await expect(page.locator('[name="itemId"] option:checked')).toHaveText(name)
    await page.locator('[name="reason"]').selectOption({ label: 'Equivalent training elsewhere' })
    await page.getByRole('button', { name: 'Waive part' }).click()
    await expect(page.getByRole('link', { name: `Waive: ${name}` })).toHaveCount(0)
  }
  await page.goto(`${firm.path}/my-courses`)
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
})
