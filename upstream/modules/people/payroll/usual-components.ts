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

const nightPremium: Names = {
  en: 'Night premium',
  de: 'Nachtzuschlag',
  it: 'Maggiorazione notturna',
  ru: 'Доплата за ночную работу',
  es: 'Plus de nocturnidad',
}

const sundayPremium: Names = {
  en: 'Sunday premium',
  de: 'Sonntagszuschlag',
  it: 'Maggiorazione domenicale',
  ru: 'Доплата за работу в воскресенье',
  es: 'Plus de domingos',
}

const nights = 'night_hours * 25% + deep_night_hours * 40%'
const sundays = 'sunday_hours * 50%'
const holidays = 'holiday_hours * 125% + high_holiday_hours * 150%'

/**
 * Premiums up to what German law frees of tax, each on the part of an hour's pay that is free of
 * contributions, too; on what is above it, in lines of their own (EStG § 3b, SvEV § 1).
 */
const germanPremiums: readonly Usual[] = [
  {
    ...{ name: nightPremium, code: 'night_premium', taxable: false, contributory: false },
    ...{ formula: `hour_rate_free * (${nights})`, condition: 'night_hours + deep_night_hours > 0' },
  },
  {
    ...{ name: sundayPremium, code: 'sunday_premium', taxable: false, contributory: false },
    ...{ formula: `hour_rate_free * ${sundays}`, condition: 'sunday_hours > 0' },
  },
  {
    name: {
      en: 'Holiday premium',
      de: 'Feiertagszuschlag',
      it: 'Maggiorazione festiva',
      ru: 'Доплата за работу в праздники',
      es: 'Plus de festivos',
    },
    ...{ code: 'holiday_premium', taxable: false, contributory: false },
    formula: `hour_rate_free * (${holidays})`,
    condition: 'holiday_hours + high_holiday_hours > 0',
  },
  {
    name: {
      en: 'Premiums, untaxed, with contributions',
      de: 'Zuschläge, steuerfrei, beitragspflichtig',
      it: 'Maggiorazioni, esenti da imposta, con contributi',
      ru: 'Доплаты без налога, со взносами',
      es: 'Pluses, exentos de impuesto, con cotización',
    },
    ...{ code: 'premiums_untaxed', taxable: false, condition: 'hour_rate_untaxed > 0' },
    formula: `hour_rate_untaxed * (${nights} + ${sundays} + ${holidays})`,
  },
  {
    name: {
      en: 'Premiums, taxed',
      de: 'Zuschläge, steuerpflichtig',
      it: 'Maggiorazioni tassate',
      ru: 'Доплаты, облагаемые налогом',
      es: 'Pluses sujetos a impuesto',
    },
    ...{ code: 'premiums_taxed', condition: 'hour_rate_taxed > 0' },
    formula: `hour_rate_taxed * (${nights} + ${sundays} + ${holidays})`,
  },
]

/**
 * Hours that HR had paid out of the overtime account, of who is paid by the month: who is paid by the
 * hour was paid them when they were clocked. `times` is the rate with what the law adds to it.
 */
function overtimePaidOut(times: string): Usual {
  return {
    name: {
      en: 'Overtime',
      de: 'Überstunden',
      it: 'Straordinari',
      ru: 'Сверхурочные',
      es: 'Horas extra',
    },
    ...{ code: 'overtime', condition: 'monthly_pay > 0 and overtime_paid_out > 0' },
    formula:
      times === '1' ? 'hour_rate * overtime_paid_out' : `hour_rate * overtime_paid_out * ${times}`,
  }
}

/** As above, and for who is paid by the hour what the law adds to hours beyond its week. */
function overtime(times: string): readonly Usual[] {
  return [
    overtimePaidOut(times),
    {
      name: {
        en: 'Overtime premium',
        de: 'Überstundenzuschlag',
        it: 'Maggiorazione per straordinari',
        ru: 'Доплата за сверхурочные',
        es: 'Recargo por horas extra',
      },
      ...{ code: 'overtime_premium', condition: 'hourly_pay > 0 and week_overtime > 0' },
      formula: 'hour_rate * week_overtime_premium',
    },
  ]
}

/** What is paid besides by law or nearly everywhere: premiums, overtime, a 13th and a 14th month. */
const byCountry: Readonly<Record<string, readonly Usual[]>> = {
  DE: [...germanPremiums, overtimePaidOut('1')],
  CH: [
    {
      ...{ name: nightPremium, code: 'night_premium', condition: 'night_hours > 0' },
      formula: 'hour_rate * night_hours * 25%',
    },
    {
      ...{ name: sundayPremium, code: 'sunday_premium', condition: 'sunday_hours > 0' },
      formula: 'hour_rate * sunday_hours * 50%',
    },
    ...overtime('1.25'),
  ],
  FR: overtime('1.25'),
  GB: [overtimePaidOut('1')],
  US: overtime('1.5'),
  AT: [
    ...overtime('1.5'),
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
    ...overtime('1.1'),
    yearly('thirteenth', 12, {
      en: '13th month’s pay',
      de: '13. Monatsgehalt',
      it: 'Tredicesima',
      ru: '13-я зарплата',
      es: 'Decimotercera paga',
    }),
  ],
  ES: [
    overtimePaidOut('1'),
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
