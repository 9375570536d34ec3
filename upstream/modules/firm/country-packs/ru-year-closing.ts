import type { YearClosingStep } from './country-pack.ts'

/**
 * The reform of the balance on 31 December (order 94n, notes on accounts 90, 91 and 99): costs go to
 * the cost of sales, the sub-accounts of 90 and 91 through 90.09 and 91.09, which give the result of
 * sales and of all else to 99. What stands there then becomes retained earnings, account 84.
 */
export const ruYearClosing: readonly YearClosingStep[] = [
  {
    title: {
      en: 'Costs to cost of sales',
      de: 'Kosten in die Umsatzkosten',
      it: 'Costi al costo del venduto',
      ru: 'Закрытие счетов затрат',
      es: 'Gastos al coste de ventas',
    },
    moves: [
      { from: ['20'], to: '90.02' },
      { from: ['44'], to: '90.07' },
      { from: ['26'], to: '90.08' },
      { from: ['94'], to: '91.02' },
    ],
  },
  {
    title: {
      en: 'Sub-accounts of 90 to 90.09',
      de: 'Unterkonten von 90 auf 90.09',
      it: 'Sottoconti di 90 su 90.09',
      ru: 'Закрытие субсчетов счёта 90 на 90.09',
      es: 'Subcuentas de 90 a 90.09',
    },
    moves: [{ from: ['90'], to: '90.09' }],
  },
  {
    title: {
      en: 'Sub-accounts of 91 to 91.09',
      de: 'Unterkonten von 91 auf 91.09',
      it: 'Sottoconti di 91 su 91.09',
      ru: 'Закрытие субсчетов счёта 91 на 91.09',
      es: 'Subcuentas de 91 a 91.09',
    },
    moves: [{ from: ['91'], to: '91.09' }],
  },
  {
    title: {
      en: 'Result of the year to 99',
      de: 'Ergebnis des Jahres auf 99',
      it: 'Risultato dell’esercizio su 99',
      ru: 'Финансовый результат года на счёт 99',
      es: 'Resultado del ejercicio a 99',
    },
    moves: [
      { from: ['90.09'], to: '99' },
      { from: ['91.09'], to: '99' },
    ],
  },
]
