// Modules: packages, courses
import { zipOf } from '../../upstream/modules/learning/packages/zip/write-zip.fixture.ts'
import { expect, test } from './fixtures.ts'

const manifest = `<?xml version="1.0"?>
<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="O"><organization identifier="O"><title>Fire safety</title>
<item identifier="I" identifierref="R"><title>The bell</title></item></organization></organizations>
<resources><resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="bell.html">
<file href="bell.html"/></resource></resources></manifest>`

/** Looks for the interface as packages do, goes on where it was, and says what became of it. */
const page = `<!doctype html><title>Bell</title><p id="place"></p>
<button id="next">Next page</button><button id="end">Finish</button>
<script>
let at = window
while (!at.API && at.parent !== at) at = at.parent
const api = at.API
api.LMSInitialize('')
const shown = document.getElementById('place')
shown.textContent = 'Page ' + (api.LMSGetValue('cmi.core.lesson_location') || '1')
document.getElementById('next').onclick = () => {
  api.LMSSetValue('cmi.core.lesson_location', '2')
  shown.textContent = 'Page 2'
}
document.getElementById('end').onclick = () => {
  api.LMSSetValue('cmi.core.score.raw', '85')
  api.LMSSetValue('cmi.core.lesson_status', 'passed')
  api.LMSFinish('')
}
let found = 'nothing'
try { found = top.document.title } catch { found = 'refused' }
document.body.dataset.top = found
</script>`

function zip(): Buffer {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return Buffer.from(
    zipOf([
      { name: 'imsmanifest.xml', bytes: bytes(manifest) },
      { name: 'bell.html', bytes: bytes(page) },
    ]),
  )
}

test('A SCORM package is uploaded, left, resumed where it was, and its completion is seen', async ({
  signedIn: page,
  firm,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const frame = page.frameLocator('iframe').frameLocator('iframe')

  await page.goto(`${firm.path}/courses/new`)
  await page.locator('[name="title"]').fill('Safety at work')
  await page.locator('[name="isSelfAllowed"]').check()
  await page.locator('[name="title"]').press('Enter')
  await page.locator('#chapter-title').fill('One')
  await press('Add chapter')
  await page.getByRole('link', { name: 'SCORM or cmi5' }).click()
  await page.locator('[name="title"]').fill('Fire')
  const other = { name: 'fire.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') }
  await page.locator('[name="file"]').setInputFiles(other)
  await press('Add lesson')
  await expect(page.getByText('Choose a ZIP file').first()).toBeVisible()
  await page.locator('[name="file"]').setInputFiles({ ...other, buffer: zip() })
  await press('Add lesson')
  await press('Publish')
  await expect(page.getByText('Safety at work is published')).toBeVisible()
  const course = page.url()

  await page.goto(`${firm.path}/my-courses`)
  await press('Enrol')
  await page.getByRole('link', { name: 'Start' }).click()
  await press('Start: The bell')
  await expect(frame.getByText('Page 1')).toBeVisible()
  await expect(frame.locator('body')).toHaveAttribute('data-top', 'refused')
  await frame.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // The window goes away without a word of the package.
  await page.getByRole('link', { name: 'To the lesson' }).click()
  await press('Continue: The bell')
  await expect(frame.getByText('Page 2')).toBeVisible()
  await frame.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Passed', { exact: true })).toBeVisible()
  await expect(page.getByText('85%')).toBeVisible()
  await page.goto(`${firm.path}/my-courses`)
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()

  await page.goto(`${course}/packages`)
  await expect(page.getByText('SCORM 1.2')).toBeVisible()
  await expect(page.getByText('Passed', { exact: true })).toBeVisible()
})
