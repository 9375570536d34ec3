import type { Language } from '#contract/core/fields.ts'
import type { PayComponentInput } from '#contract/people/pay-components.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { payComponents } from './components.ts'

type Names = Readonly<Record<Language, string>>
type Usual = { name: Names } & Pick<PayComponentInput, 'code' | 'formula'> &
  Partial<Omit<PayComponentInput, 'name'>>

const everywhere: readonly Usual[] = [
  {
    name: { en: 'Salary', de: 'Gehalt', it: 'Stipendio', ru: 'Оклад', es: 'Salario' },
    ...{ code: 'salary', formula: 'monthly_pay', condition: 'monthly_pay > 0', prorate: true },
  },
  {
    name: {
      en: 'Hourly pay',
      de: 'Stundenlohn',
      it: 'Retribuzione oraria',
      ru: 'Почасовая оплата',
      es: 'Salario por horas',
    },
    ...{ code: 'wages', formula: 'hourly_pay * hours', condition: 'hourly_pay > 0' },
  },
  {
    name: { en: 'Bonus', de: 'Prämie', it: 'Premio', ru: 'Премия', es: 'Prima' },
    ...{ code: 'bonus', formula: 'bonus_amount', oneOff: true },
  },
  {
    // A day is worth the pay of 13 weeks by the days worked in them (in Germany § 11 BUrlG).
    name: {
      en: 'Leave not taken',
      de: 'Urlaubsabgeltung',
      it: 'Ferie non godute',
      ru: 'Компенсация отпуска',
      es: 'Vacaciones no disfrutadas',
    },
    ...{ code: 'leave_payout', oneOff: true, condition: 'untaken_leave > 0 and work_days > 0' },
    formula:
      '(monthly_pay * 3 / 13 + hourly_pay * weekly_hours) / max(1, work_days) * untaken_leave',
  },
  {
    name: {
      en: 'Expenses paid back',
      de: 'Auslagenersatz',
      it: 'Rimborso spese',
      ru: 'Возмещение расходов',
      es: 'Gastos reembolsados',
    },
    ...{ code: 'expenses', formula: 'expenses_amount', taxable: false, contributory: false },
  },
  {
    name: {
      en: 'Other deduction',
      de: 'Sonstiger Abzug',
      it: 'Altra trattenuta',
      ru: 'Прочее удержание',
      es: 'Otra deducción',
    },
    ...{ code: 'other_deduction', formula: 'deduction_amount', kind: 'deduction' },
    ...{ taxable: false, contributory: false },
  },
]

/** What is paid besides by law or nearly everywhere: a 13th and a 14th month. */
const byCountry: Readonly<Record<string, readonly Usual[]>> = {
  AT: [
    yearly('holiday_pay', 6, {
      en: 'Holiday pay',
      de: 'Urlaubszuschuss',
      it: 'Indennità di ferie',
      ru: 'Отпускная надбавка',
      es: 'Paga de vacaciones',
    }),
    yearly('christmas_pay', 11, {
      en: 'Christmas pay',
      de: 'Weihnachtsremuneration',
      it: 'Gratifica natalizia',
      ru: 'Рождественская надбавка',
      es: 'Paga de Navidad',
    }),
  ],
  IT: [
    yearly('thirteenth', 12, {
      en: '13th month’s pay',
      de: '13. Monatsgehalt',
      it: 'Tredicesima',
      ru: '13-я зарплата',
      es: 'Decimotercera paga',
    }),
  ],
  ES: [
    yearly('summer_pay', 6, {
      en: 'Extra pay, summer',
      de: 'Sonderzahlung Sommer',
      it: 'Mensilità aggiuntiva estiva',
      ru: 'Дополнительная выплата, лето',
      es: 'Paga extra de verano',
    }),
    yearly('winter_pay', 12, {
      en: 'Extra pay, Christmas',
      de: 'Sonderzahlung Weihnachten',
      it: 'Mensilità aggiuntiva natalizia',
      ru: 'Дополнительная выплата, Рождество',
      es: 'Paga extra de Navidad',
    }),
  ],
}

/** Pay of a month once a year, a twelfth for each of its months that somebody is employed in. */
function yearly(code: string, month: number, name: Names): Usual {
  const formula = 'monthly_pay * months_employed / 12'
  return { name, code, formula, condition: `month = ${month}`, oneOff: true }
}

/**
 * Gives a firm the components that its country’s payslips usually have, before its first run; those
 * whose code the firm has taken are left out.
 */
export function addUsualComponents(writer: Writer, context: FirmContext): void {
  const { address } = getFirmProfile(writer)
  const { language } = context.actor
  const taken = new Set(
    writer.sql
      .exec<{ code: string }>('select code from pay_components')
      .toArray()
      .map(({ code }) => code),
  )
  const usual = [...everywhere, ...(byCountry[address.country] ?? [])]
  for (const [at, { name, ...component }] of usual.entries()) {
    if (taken.has(component.code)) continue
    payComponents.create(writer, context, {
      kind: 'earning',
      condition: '',
      position: (at + 1) * 10,
      prorate: false,
      taxable: true,
      contributory: true,
      oneOff: false,
      inKind: false,
      rest: 'carry',
      account: '',
      ...component,
      name: name[language],
    })
  }
}
