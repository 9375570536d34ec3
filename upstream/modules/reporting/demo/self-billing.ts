import { BillInput } from '#contract/buying/bills.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { approveBill, createBill } from '../../buying/bills/index.ts'
import { categoryCode } from '../../buying/expenses/index.ts'
import { usualRate } from './costs.ts'
import { enterSupplier } from './enter-supplier.ts'
import { priceIn } from './prices.ts'
import { ibanAt } from './runs.ts'

type Agent = { name: string; words: string; label: string; number: string; street: string }

/** Sales agents whose commission the firm settles; in Russia a supplier writes its own invoices. */
const agents: Partial<Record<Language, Agent>> = {
  en: {
    name: 'Harriet Lowe Sales Agency',
    words: 'Commission on orders placed at the autumn fair',
    label: 'UTR',
    number: '4871205836',
    street: '8 Mill Lane',
  },
  de: {
    name: 'Handelsagentur Claudia Petersen',
    words: 'Provision für Aufträge der Herbstmesse',
    label: 'Steuernummer',
    number: '42/118/03927',
    street: 'Mühlenweg 8',
  },
  it: {
    name: 'Agenzia di rappresentanza Elena Galli',
    words: 'Provvigioni sugli ordini della fiera d’autunno',
    label: 'Codice fiscale',
    number: 'GLLLNE80A41F205B',
    street: 'Via dei Mulini 8',
  },
  es: {
    name: 'Agencia comercial Lucía Ferrer',
    words: 'Comisión por los pedidos de la feria de otoño',
    label: 'NIF',
    number: '48291736F',
    street: 'Calle del Molino 8',
  },
}

/** An invoice that the firm wrote for its sales agent, as they have agreed. */
export function writeForAgent(
  writer: Writer,
  context: FirmContext,
  { language, address, baseCurrency }: FirmInput,
): void {
  const agent = agents[language]
  if (!agent) return
  const { name, words, label, number, street } = agent
  const today = context.now.toISOString().slice(0, 10)
  const { postcode, city, country } = address
  const iban = ibanAt(country, 7)
  enterSupplier(writer, context, {
    name,
    email: 'agent@demo.example',
    language,
    address: { street, postcode, city, country },
    currency: baseCurrency,
    purchaseTermsDays: 14,
    taxNumbers: [{ label, number }],
    selfBillingSince: addDays(today, -200),
    bankAccounts: iban === '' ? [] : [{ holder: name, iban }],
  })
  const input = BillInput.parse({
    supplierName: name,
    date: addDays(today, -6),
    supplyDate: addDays(today, -10),
    currency: baseCurrency,
    exchangeRate: '',
    iban,
    isSelfBilled: true,
    lines: [
      {
        description: words,
        account: categoryCode(country, 'professional') ?? accountFor(writer, 'purchases'),
        taxCode: usualRate(writer)?.code ?? '',
        unitPrice: priceIn(38_400, baseCurrency),
      },
    ],
  })
  const draft = createBill(writer, context, input)
  approveBill(writer, context, draft.id, draft.version)
}
