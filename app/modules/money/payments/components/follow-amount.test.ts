import { expect, it } from 'vitest'
import { readForm } from '#app/shell/form/read-form.ts'
import { followAmount } from './follow-amount.ts'
import { decimalFields } from './payment-of-form.ts'

async function allocationsOf(fields: Record<string, string>) {
  const body = new URLSearchParams({ currency: 'EUR', ...fields })
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  const form = await readForm(request, { decimals: decimalFields, locale: 'de-DE' })
  return followAmount(form).data.allocations
}

const proposed = { 'allocations.A': '119,00', 'proposed.A': '119,00' }

it('takes a part payment as a part of the invoice that was proposed', async () => {
  expect(await allocationsOf({ amount: '50', ...proposed })).toEqual({ A: '50.00' })
  expect(await allocationsOf({ amount: '200', ...proposed })).toEqual({ A: '119.00' })
})

it('leaves what a person changed', async () => {
  const changed = { amount: '50', 'allocations.A': '60', 'proposed.A': '119,00' }
  expect(await allocationsOf(changed)).toEqual({ A: '60' })
})

it('in cash takes what coins make of the amount, and settles the invoice whole', async () => {
  const francs = {
    currency: 'CHF',
    method: 'cash',
    'allocations.A': '12,33',
    'proposed.A': '12,33',
  }
  const body = new URLSearchParams({ ...francs, amount: '12,33' })
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  const form = await readForm(request, { decimals: decimalFields, locale: 'de-DE' })
  expect(followAmount(form).data).toMatchObject({ amount: '12.35', allocations: { A: '12.33' } })
})
