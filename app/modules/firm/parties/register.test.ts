import { describe, expect, it } from 'vitest'
import { rowsAt, type TypedTree, textAt, textsAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { makeFormat } from '#app/shell/format.ts'
import { firmOfOwner } from '#app/shell/register/firm.fixture.ts'
import {
  decimalPaths,
  fieldsOf,
  listPaths,
  newerOf,
  nullablePaths,
  valuesOf,
} from '#app/shell/register/form-values.ts'
import { guessMapping } from '#app/shell/register/guess-mapping.server.ts'
import { takeTyped } from '#app/shell/register/take-typed.ts'
import { type Party, PartyInput } from '#contract/firm/parties.ts'
import { newParty } from './fields.ts'
import { registers } from './register.tsx'

const [customers, suppliers] = registers
if (!customers || !suppliers) throw new Error('Two registers are wanted')
const register = customers

const input: PartyInput = {
  custom: {},
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
  number: 'K-1',
  contacts: [{ name: 'Jan', position: '', email: '', phone: '1' }],
  addresses: [
    {
      use: 'delivery',
      name: '',
      street: 'Lager 2',
      postcode: '',
      city: 'Kiel',
      region: '',
      country: 'DE',
    },
  ],
  taxNumbers: [],
  ownNumber: '',
  purchaseTermsDays: null,
  purchaseDiscountRate: '2.5',
  purchaseDiscountDays: 14,
  deliveryTerms: '',
  electronicProfile: '',
  electronicScheme: '',
  electronicId: '',
  buyerReference: '',
  isSplitPayment: false,
  selfBillingSince: null,
  selfBillingUntil: null,
  isSmallBusiness: false,
  minimumOrder: '',
  creditLimit: 1_234_50,
  tags: ['wood', 'often'],
  ownerId: '',
  consents: [{ purpose: 'post', givenDate: '2026-01-31', withdrawnDate: null, source: '' }],
  bankAccounts: [],
}
const party: Party = {
  ...input,
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  isArchived: false,
  receivable: 0,
  overdue: 0,
  credit: [],
  trade: null,
  heldAccounts: [],
  warnings: [],
  isUsed: false,
  mergedIntoId: null,
  anonymisedAt: null,
  version: 2,
  createdAt: '2026-10-03T00:00:00.000Z',
  updatedAt: '2026-10-03T00:00:00.000Z',
}
const firm = { ...firmOfOwner, country: 'AT' }
const format = makeFormat({ language: 'de', country: 'DE' })
const about = { format, firm, t: (key: string) => key }

function shown(record: Party): TypedTree {
  return valuesOf(register, record, about)
}

/** Sends the fields as the form of a page would. */
async function send(values: TypedTree) {
  const body = new URLSearchParams()
  for (const field of fieldsOf(register)) {
    const { name, kind } = field
    // A box that is not ticked is not sent.
    if (kind === 'yesNo' && textAt(values, name) === '') continue
    if (kind === 'checks') for (const one of textsAt(values, name)) body.append(name, one)
    if (kind === 'rows') {
      // After what is there, the form has an empty row.
      for (const [at, row] of [...rowsAt(values, name), {}].entries()) {
        for (const part of field.fields) {
          body.append(`${name}.${at}.${part.name}`, textAt(row, part.name))
        }
      }
    }
    if (kind !== 'checks' && kind !== 'rows') body.append(name, textAt(values, name))
  }
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  const form = await readForm(request, {
    decimals: decimalPaths(register),
    nullable: nullablePaths(register),
    lists: listPaths(register),
    locale: 'de-DE',
  })
  return parseForm(PartyInput, takeTyped(register, form, about))
}

describe('the form of a party', () => {
  it('sent as it is shown changes nothing', async () => {
    expect((await send(shown(party))).value).toEqual(input)
  })

  it('means the firm’s usual payment term when the field is empty', async () => {
    const values = shown({ ...party, paymentTermsDays: null })
    expect(values.paymentTermsDays).toBe('')
    expect((await send(values)).value?.paymentTermsDays).toBeNull()
    expect((await send({ ...values, paymentTermsDays: '0' })).value?.paymentTermsDays).toBe(0)
  })

  it('keeps what was typed when it is refused', async () => {
    const { refusal } = await send({ ...shown(party), name: ' ', email: 'eva' })
    expect(refusal?.problems).toEqual({
      name: { key: 'required' },
      email: { key: 'invalidEmail' },
    })
    expect(refusal?.values).toMatchObject({ email: 'eva', address: { city: 'Hamburg' } })
  })

  it('begins where the firm is', async () => {
    const t = (key: string) => key
    const about = {
      t,
      words: t,
      texts: () => t,
      firm,
      format,
      language: 'de',
      can: () => true,
      canOpen: () => true,
    } as const
    const begun = newParty({ ...about, extra: { language: 'de', owners: [] } }, 'supplier')
    const { value } = await send({ ...begun, name: 'New' })
    const expected = { roles: ['supplier'], address: { country: 'AT' }, currency: 'EUR' }
    expect(value).toMatchObject(expected)
  })
})

describe('a party', () => {
  it('with both roles is shown as a customer, else by its role', () => {
    expect([customers.holds?.(party), suppliers.holds?.(party)]).toEqual([true, false])
    const supplier: Party = { ...party, roles: ['supplier'] }
    expect([customers.holds?.(supplier), suppliers.holds?.(supplier)]).toEqual([false, true])
  })

  it('saved by somebody else meanwhile is known from a conflict', () => {
    expect(newerOf({ current: party })).toEqual(party)
    for (const other of [undefined, {}, { current: null }, 'x']) {
      expect(newerOf(other)).toBeUndefined()
    }
  })
})

it('is found in a file under the heads that other programs write', () => {
  const heads = ['Firma', 'E-Mail-Adresse', 'Kd-Nr', 'PLZ', 'Ort', 'Land', 'USt-IdNr.']
  const fields = guessMapping(register, heads).map(({ field }) => field)
  const address = ['address.postcode', 'address.city', 'address.country']
  expect(fields).toEqual(['name', 'email', 'number', ...address, 'vatId'])
})
