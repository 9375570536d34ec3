import type { UsualCategory } from '#contract/buying/expense-parts.ts'
import type { Language } from '#contract/core/fields.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { isFor, taxRules } from '../../books/taxes/index.ts'
import {
  approveExpense,
  createExpense,
  expenseChoices,
  submitExpense,
} from '../../buying/expenses/index.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

/** What a colleague paid lately, in euro cents with tax. */
type Claim = { daysAgo: number; cents: number; category: UsualCategory; payee: Words }

const colleague: Words = {
  en: 'Nell Harper',
  de: 'Lena Brandt',
  it: 'Chiara Fonti',
  ru: 'Вера Лунина',
  es: 'Lucía Ferrer',
}

const trip: Words = {
  en: 'Own car, to a customer and back',
  de: 'Eigenes Auto, zum Kunden und zurück',
  it: 'Auto propria, dal cliente e ritorno',
  ru: 'Своя машина, к клиенту и обратно',
  es: 'Coche propio, al cliente y vuelta',
}

/** The first is approved, those after it wait for whoever looks at the demo. */
const claims: readonly Claim[] = [
  {
    daysAgo: 9,
    cents: 6_480,
    category: 'travel',
    payee: {
      en: 'Railway ticket',
      de: 'Bahnfahrkarte',
      it: 'Biglietto del treno',
      ru: 'Билет на поезд',
      es: 'Billete de tren',
    },
  },
  {
    daysAgo: 5,
    cents: 5_230,
    category: 'vehicles',
    payee: {
      en: 'Petrol station at the bridge',
      de: 'Tankstelle an der Brücke',
      it: 'Distributore del ponte',
      ru: 'Заправка у моста',
      es: 'Gasolinera del puente',
    },
  },
  {
    daysAgo: 2,
    cents: 3_790,
    category: 'office',
    payee: {
      en: 'Stationer on the square',
      de: 'Schreibwaren am Markt',
      it: 'Cartoleria in piazza',
      ru: 'Канцтовары на площади',
      es: 'Papelería de la plaza',
    },
  },
]

/** The context of the colleague, who has no account. */
export function asColleague(context: FirmContext, language: Language): FirmContext {
  const userId = context.newId()
  return { ...context, actor: { ...context.actor, userId, userName: colleague[language] } }
}

/** What a colleague handed in, as the firm's books have it on the day of the context. */
export function noteClaims(
  writer: Writer,
  context: FirmContext,
  { language, baseCurrency }: { language: Language; baseCurrency: string },
): void {
  const theirs = asColleague(context, language)
  const rules = [...taxRules(writer).values()].filter((rule) => isFor(rule, 'purchase'))
  const zero = rules.filter(({ rate, isReverseCharge }) => Number(rate) === 0 && !isReverseCharge)
  const untaxed = zero.find(({ direction }) => direction === 'purchase') ?? zero[0]
  const today = context.now.toISOString().slice(0, 10)
  claims.forEach(({ daysAgo, cents, category, payee }, at) => {
    const { id } = createExpense(writer, theirs, {
      date: addDays(today, -daysAgo),
      payee: payee[language],
      gross: priceIn(cents, baseCurrency),
      currency: baseCurrency,
      exchangeRate: '',
      taxText: '',
      category,
      taxCode: untaxed?.code ?? '',
      paidFrom: 'member',
      note: '',
    })
    const { version } = submitExpense(writer, theirs, id)
    if (at === 0) approveExpense(writer, context, id, version)
  })
  if (!expenseChoices(writer, theirs).mileage) return
  const drive = createExpense(writer, theirs, {
    date: addDays(today, -3),
    payee: trip[language],
    distance: '84',
    currency: baseCurrency,
    category: 'vehicles',
    paidFrom: 'member',
  })
  submitExpense(writer, theirs, drive.id)
}
