import { expect, test } from 'vitest'
import type { Lead } from '#contract/customers/leads.ts'
import type { SitePage } from '#contract/website/site-pages.ts'
import { openShop, Visitor } from '../shop/shop-visitor.fixture.ts'

const block = {
  type: 'leadForm',
  key: 'contact',
  heading: 'Schreiben Sie uns',
  fields: [
    { field: 'message', isRequired: true },
    { field: 'other', label: 'Raum' },
  ],
  consent: 'Ich bin einverstanden.',
  thanks: 'Danke, bis bald.',
}

async function openForm() {
  const { firm } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const page = await firm.must<SitePage>('POST', '/site-pages', {
    ...{ title: 'Kontakt', language: 'de' },
  })
  const { version } = page
  await firm.must('PUT', `/site-pages/${page.id}/blocks`, { blocks: [block], version })
  await firm.must('POST', `/site-pages/${page.id}/publish`, {})
  const leads = async () => (await firm.must<{ rows: Lead[] }>('GET', '/leads')).rows
  return { firm, leads, at: `/_form/${page.id}/contact`, visitor: new Visitor(firm) }
}

const typed = {
  ...{ name: 'Ada Hafen', email: 'ada@hafen.example', consent: 'yes' },
  ...{ 'field-1': 'Haben Sie Laternen?', 'field-2': 'Flur' },
}

test('a form on a page makes a lead without script, and thanks the sender', async () => {
  const { visitor, at, leads, firm } = await openForm()
  const page = await visitor.get('/kontakt')
  expect(page.content).toContain(`action="${at}"`)
  expect(page.content).not.toMatch(/<script(?! type="application\/ld\+json")/)
  const done = await visitor.send(at, typed)
  expect(done.content).toContain('Danke, bis bald.')
  await visitor.send(at, typed)
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(await firm.must('GET', `/leads/${lead?.id}`)).toMatchObject({
    ...{ name: 'Ada Hafen', source: 'Website' },
    notes: 'Haben Sie Laternen?\nRaum: Flur',
  })
})

test('what is missing is said at its field, and what a program fills in is kept by nobody', async () => {
  const { visitor, at, leads } = await openForm()
  const { consent: _, ...silent } = typed
  const wrong = await visitor.send(at, { ...silent, email: 'ada', 'field-1': '' })
  expect(wrong.status).toBe(422)
  for (const name of ['email', 'field-1', 'consent']) {
    expect(wrong.content).toContain(`id="contact-${name}-problem"`)
  }
  expect(wrong.content).toContain('value="Flur"')
  const trapped = await visitor.send(at, { ...typed, confirm_address: 'x' })
  expect(trapped.content).toContain('Danke')
  expect((await visitor.send(`${at}x`, typed)).status).toBe(405)
  expect(await leads()).toEqual([])
})
