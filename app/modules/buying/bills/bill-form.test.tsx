import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Page, PageContext } from '#app/shell/page-context.tsx'
import { RegisterForm } from '#app/shell/register/register-form.tsx'
import { register } from './register.tsx'

const rates = [{ code: 'DE-S19', name: { en: 'VAT 19 %' }, charged: '19' }]
const extra = {
  ...{ rates, usualTaxCode: 'DE-S19', remembered: [], accounts: [], suppliers: [], customers: [] },
  ...{ costCentres: [], items: ['Oak board'], today: '2026-03-02', partyName: undefined },
}
const line = { description: 'Oak', quantity: '2', unitPrice: '50', taxCode: '', tax: '' }

function formWith(lines: TypedTree[]) {
  const firm = { firmId: 'f', role: 'owner', legalName: 'Lunar GmbH', baseCurrency: 'EUR' }
  const firmPage = { firm, session: {}, can: () => true, canOpen: () => true }
  const texts = (namespace: string) => textsOf('en', namespace)
  const page = {
    language: 'en',
    texts,
    firmPage,
    format: makeFormat({ language: 'en', country: 'GB' }),
    path: '/firms/f/bills/new',
  }
  const initial = { kind: 'bill', priceMode: 'net', currency: 'EUR', total: '120', lines }
  return renderToString(
    <PageContext.Provider value={page as unknown as Page}>
      <RegisterForm
        {...{ register, extra, refusal: undefined, submit: 'Enter', cancelHref: '/' }}
        initial={initial}
      />
    </PageContext.Provider>,
  )
}

test('the form of a bill works on its lines by buttons, and says what they come to', () => {
  const page = formWith([line, { ...line, unitPrice: '' }])
  expect(page).toContain('value="lines.add.lines"')
  expect([...page.matchAll(/value="lines\.remove\.lines\.(\d+)"/g)].map(([, at]) => at)).toEqual([
    ...['0', '1'],
    // The blank line that the browser copies.
    '199',
  ])
  expect(page).toContain('value="lines.show.lines"')
  // 2 × 50.00 and 19 %; 120.00 was typed as the total.
  expect(page).toMatch(/VAT 19 %<\/dt><dd>€19\.00/)
  expect(page).toContain('€119.00')
  expect(page).toContain('Difference from the total you entered: €1.00')
})

test('Enter in the form presses no button of a line', () => {
  const [first = ''] = formWith([line]).match(/<button[^>]*>/) ?? []
  expect(first).not.toContain('lines.')
})
