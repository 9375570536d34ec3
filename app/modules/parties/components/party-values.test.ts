import { describe, expect, it } from 'vitest'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { PartyInput } from '#contract/parties.ts'
import {
  listFields,
  newPartyValues,
  nullableFields,
  parseNewerParty,
  partyFields,
  partyValues,
} from './party-values.ts'

const party: PartyInput = {
  roles: ['customer', 'supplier'],
  kind: 'person',
  name: 'Eva Roth',
  contactName: '',
  email: 'eva@example.com',
  phone: '+49 30 1',
  address: { street: 'Hafen 1', postcode: '20457', city: 'Hamburg', region: '', country: 'DE' },
  vatId: 'DE136695976',
  registryNumber: '',
  language: 'de',
  currency: 'EUR',
  paymentTermsDays: 14,
  notes: 'Two\nlines',
}

/** Sends the fields as the form of a page would. */
async function send(values: TypedTree) {
  const body = new URLSearchParams()
  for (const path of partyFields) {
    const isBox = path.startsWith('roles')
    if (!isBox || textAt(values, path)) body.append(isBox ? 'roles' : path, textAt(values, path))
  }
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  return parseForm(
    PartyInput,
    await readForm(request, { nullable: nullableFields, lists: listFields }),
  )
}

describe('the form of a party', () => {
  it('sent as it is shown changes nothing', async () => {
    expect((await send(partyValues(party))).value).toEqual(party)
  })

  it('means the firm’s usual payment term when the field is empty', async () => {
    const values = partyValues({ ...party, paymentTermsDays: null })
    expect(values.paymentTermsDays).toBe('')
    expect((await send(values)).value?.paymentTermsDays).toBeNull()
    expect((await send({ ...values, paymentTermsDays: '0' })).value?.paymentTermsDays).toBe(0)
  })

  it('keeps what was typed when it is refused', async () => {
    const { refusal } = await send({ ...partyValues(party), name: ' ', email: 'eva' })
    expect(refusal?.problems).toEqual({
      name: { key: 'required' },
      email: { key: 'invalidEmail' },
    })
    expect(refusal?.values).toMatchObject({ email: 'eva', address: { city: 'Hamburg' } })
  })

  it('begins where the firm is', async () => {
    const firm = { address: { country: 'AT' }, language: 'de', baseCurrency: 'EUR' } as const
    const { value } = await send({ ...newPartyValues(firm, 'supplier'), name: 'New' })
    expect(value).toMatchObject({
      roles: ['supplier'],
      name: 'New',
      address: { country: 'AT' },
      currency: 'EUR',
    })
  })
})

describe('a conflict', () => {
  it('gives the newer party, and nothing for anything else', () => {
    const newer = {
      ...party,
      id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      isArchived: false,
      receivable: 0,
      overdue: 0,
      credit: [],
      warnings: [],
      isUsed: false,
      mergedIntoId: null,
      anonymisedAt: null,
      version: 2,
      createdAt: '2026-10-03T00:00:00.000Z',
      updatedAt: '2026-10-03T00:00:00.000Z',
    }
    expect(parseNewerParty({ current: newer })).toEqual(newer)
    for (const other of [undefined, {}, { current: null }, 'x']) {
      expect(parseNewerParty(other)).toBeUndefined()
    }
  })
})
