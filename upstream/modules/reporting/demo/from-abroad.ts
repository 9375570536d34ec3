import { BillInput } from '#contract/buying/bills.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { approveBill, createBill } from '../../buying/bills/index.ts'
import { categoryCode } from '../../buying/expenses/index.ts'
import { createParty } from '../../firm/parties/index.ts'
import { writeDemoIntegration } from '../reports/index.ts'
import { priceIn } from './prices.ts'

const dayMs = 86_400_000

/** Rates of goods and of services from the Union, where the country asks for documents or lists of them. */
const rates: Readonly<Record<string, { goods: string; services: string }>> = {
  IT: { goods: 'IT-ACQ-UE', services: 'IT-RC-UE' },
  ES: { goods: 'ES-AIC', services: 'ES-ISP-UE' },
}

/** The last sells no more: what it takes back corrects a quarter that was declared. */
const suppliers = [
  {
    ...{ name: 'Liffey Hosting Ltd', vatId: 'IE6388047V', language: 'en' as const },
    address: {
      street: '14 Grand Canal Street',
      postcode: 'D02 XY12',
      city: 'Dublin',
      country: 'IE',
    },
  },
  {
    ...{ name: 'Laiton du Rhône SARL', vatId: 'FR40303265045', language: 'en' as const },
    address: { street: '3 rue des Forges', postcode: '69001', city: 'Lyon', country: 'FR' },
  },
  {
    ...{ name: 'Isar Beschläge GmbH', vatId: 'DE136695976', language: 'de' as const },
    address: { street: 'Isarweg 8', postcode: '80469', city: 'München', country: 'DE' },
  },
]

type Words = Partial<Record<Language, string>>

/** So many days ago, from whom, and of what. */
const purchases: readonly {
  days: number
  at: number
  number: string
  cents: number
  kind: 'goods' | 'services'
  isCredit?: true
  words: Words
}[] = [
  {
    ...{ days: 130, at: 2, number: 'RE-5512', cents: 48_000, kind: 'goods' },
    words: { it: 'Cerniere e guide', es: 'Bisagras y guías' },
  },
  {
    ...{ days: 40, at: 0, number: 'LH-20418', cents: 4_900, kind: 'services' },
    words: { it: 'Hosting del negozio online', es: 'Alojamiento de la tienda en línea' },
  },
  {
    ...{ days: 36, at: 1, number: 'F-7731', cents: 61_200, kind: 'goods' },
    words: { it: 'Ottone in barre', es: 'Latón en barras' },
  },
  {
    ...{ days: 12, at: 2, number: 'GS-118', cents: 6_000, kind: 'goods', isCredit: true },
    words: { it: 'Cerniere rese', es: 'Bisagras devueltas' },
  },
  {
    ...{ days: 9, at: 0, number: 'LH-20977', cents: 4_900, kind: 'services' },
    words: { it: 'Hosting del negozio online', es: 'Alojamiento de la tienda en línea' },
  },
]

/** Bills from Dublin, Lyon and Munich; in Italy the first was told to the agency, the others wait. */
export function buyAbroad(
  writer: Writer,
  context: FirmContext,
  at: (time: number) => FirmContext,
  { address, language }: FirmInput,
): void {
  const codes = rates[address.country]
  if (!codes) return
  for (const supplier of suppliers) {
    const card = { roles: ['supplier'], kind: 'company', currency: 'EUR', ...supplier }
    createParty(writer, context, PartyInput.parse(card))
  }
  const account = categoryCode(address.country, 'materials') ?? accountFor(writer, 'purchases')
  for (const { days, at: place, number, cents, kind, isCredit, words } of purchases) {
    const then = at(context.now.getTime() - days * dayMs)
    const date = addDays(then.now.toISOString().slice(0, 10), -2)
    const line = {
      ...{ description: words[language] ?? '', quantity: '1', account },
      ...{ taxCode: codes[kind], unitPrice: priceIn(cents, 'EUR') },
    }
    const draft = createBill(
      writer,
      then,
      BillInput.parse({
        ...{ supplierName: suppliers[place]?.name, supplierNumber: number, date },
        ...{ kind: isCredit ? 'credit' : 'bill', currency: 'EUR', exchangeRate: '', lines: [line] },
      }),
    )
    approveBill(writer, then, draft.id, draft.version)
  }
  if (address.country === 'IT') writeDemoIntegration(writer, context)
}
