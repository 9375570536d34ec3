import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Page, PageContext } from '#app/shell/page-context.tsx'
import { CoursePage } from './course-page.tsx'

const course = {
  title: 'Fire safety',
  summary: 'What to do when it burns',
  words: '',
  firmName: 'Lunar',
  country: 'DE',
  hasCertificate: true,
  chapters: [{ chapterId: 'one', title: 'One', lessons: [{ lessonId: 'l', title: 'Alarm' }] }],
  price: { amount: 11900, currency: 'EUR', hasTax: true },
}

function render(shown: typeof course | (Omit<typeof course, 'price'> & { price: null })): string {
  const page = {
    language: 'en',
    texts: (namespace: string) => textsOf('en', namespace),
    format: makeFormat({ language: 'en', country: 'GB' }),
    path: '/learn/x',
  }
  return renderToString(
    <PageContext.Provider value={page as unknown as Page}>
      <CoursePage course={shown} html="" isSent={false} path="/learn/x" refusal={undefined} />
    </PageContext.Provider>,
  )
}

test('a paid course names its price, and asks for what an invoice needs', () => {
  const page = render(course)
  expect(page).toContain('€119.00')
  expect(page).toContain('Order with obligation to pay')
  for (const name of ['name', 'email', 'street', 'postcode', 'city', 'country', 'consent']) {
    expect(page).toContain(`name="${name}"`)
  }
  expect(page).toContain('Alarm')
})

test('a free course asks for a name and an address of email alone', () => {
  const page = render({ ...course, price: null })
  expect(page).toContain('Start course')
  expect(page).not.toContain('name="street"')
})
