import type { PayFacts } from '#contract/people/pay-facts.ts'
import type { TypedRate } from '../statutory/typed-rates.ts'
import { type FactReader, factReader } from './read-facts.ts'

/** Where somebody works decides some facts by itself: `DE-SN`, `AT-9`, `CH-ZH`. */
type MakeDetails = (facts: FactReader, place: string) => unknown

/** What the rules of a country are given about a person. */
export function detailsOf(country: string, facts: PayFacts, place: string): unknown {
  const make = makers[country] ?? ofAnyCountry
  return make(factReader(facts), place)
}

const makers: Readonly<Record<string, MakeDetails>> = {
  DE: (facts, place) => ({
    taxClass: facts.count('taxClass'),
    ...(facts.text('factor') !== '' && { factor: facts.text('factor') }),
    childAllowances: facts.text('childAllowances'),
    churchTaxState: facts.orNull('churchTaxState'),
    allowances: { month: facts.cents('allowanceOfMonth'), year: 0 },
    additions: { month: facts.cents('additionOfMonth'), year: 0 },
    ...(facts.text('expectedYearPay') !== '' && {
      expectedYearPay: facts.cents('expectedYearPay'),
    }),
    health:
      facts.text('health') === 'private'
        ? {
            kind: 'private',
            basicPremium: facts.cents('privatePremium'),
            employerPart: facts.cents('privateEmployerPart'),
          }
        : { kind: 'statutory', additionalRate: facts.rate('additionalRate') },
    care: {
      isChildless: facts.isYes('isChildless'),
      childrenUnder25: facts.count('childrenUnder25'),
      worksInSaxony: place.startsWith('DE-SN'),
    },
    pensionInsured: facts.isYes('pensionInsured'),
    unemploymentInsured: facts.isYes('unemploymentInsured'),
    employment: germanEmployment(facts.text('employment')),
    levies: {
      sickPay: facts.rateOrNull('sickPayLevy'),
      maternity: facts.rateOrNull('maternityLevy'),
    },
  }),
  AT: (facts, place) => ({
    worksInVienna: place.startsWith('AT-9'),
    commuter: {
      allowanceOfMonth: facts.cents('commuterAllowance'),
      creditOfYear: facts.cents('commuterCredit'),
    },
    soleEarnerCreditOfYear: facts.cents('soleEarnerCredit'),
    familyBonusOfMonth: facts.cents('familyBonus'),
    chamberLevy: facts.rateOrNull('chamberLevy'),
    hasProvision: facts.isYes('hasProvision'),
  }),
  CH: (facts, place) => ({
    freeOfMonth: facts.cents('freeOfMonth'),
    isUnemploymentInsured: facts.isYes('unemploymentInsured'),
    accidentAtWorkRate: facts.rate('accidentAtWorkRate'),
    otherAccidentRate: facts.rate('otherAccidentRate'),
    sickPay: { employee: facts.rate('sickPayEmployee'), employer: facts.rate('sickPayEmployer') },
    familyFundRate: facts.rate('familyFundRate'),
    pensionFund: {
      employee: facts.cents('pensionFundEmployee'),
      employer: facts.cents('pensionFundEmployer'),
    },
    sourceTax:
      facts.text('sourceTaxCode') === ''
        ? null
        : {
            canton: place.slice(3, 5),
            code: facts.text('sourceTaxCode').toUpperCase(),
            model: yearlyCantons.has(place.slice(3, 5)) ? 'year' : 'month',
            rateIncome: facts.centsOrNull('rateIncome'),
          },
  }),
  FR: (facts) => ({
    isExecutive: facts.isYes('isExecutive'),
    workingTime: facts.rate('workingTime'),
    firmSize: facts.count('firmSize'),
    worksInAlsaceMoselle: facts.isYes('worksInAlsaceMoselle'),
    accidentRate: facts.rate('accidentRate'),
    transportRate: facts.rate('transportRate'),
    healthCover: {
      premium: facts.cents('healthPremium'),
      employerPart: facts.cents('healthEmployerPart'),
    },
    taxRate: facts.rateOrNull('taxRate'),
  }),
  IT: (facts) => {
    const expectedIncome = facts.centsOrNull('expectedIncome')
    return {
      employeeRate: facts.rate('employeeRate'),
      employerRate: facts.rate('employerRate'),
      accidentRate: facts.rate('accidentRate'),
      hasCeiling: facts.isYes('hasCeiling'),
      isFixedTerm: facts.isYes('isFixedTerm'),
      ...(expectedIncome !== null && { expectedIncome }),
      monthsOfPay: facts.count('monthsOfPay'),
      familyCredits: facts.cents('familyCredits'),
      surtaxes: {
        regional: facts.cents('regionalSurtax'),
        municipal: facts.cents('municipalSurtax'),
      },
      wantsLowIncomeSums: facts.isYes('wantsLowIncomeSums'),
    }
  },
  ES: (facts) => ({
    incomeTaxRate: facts.rate('incomeTaxRate'),
    contract: facts.text('contract'),
    accidentRate: facts.rate('accidentRate'),
    extraPayOfMonth: facts.cents('extraPayOfMonth'),
  }),
  GB: (facts) => ({
    taxCode: facts.text('taxCode'),
    niCategory: facts.text('niCategory'),
    director:
      facts.text('director') === 'no'
        ? null
        : { method: facts.text('director'), weeks: facts.count('directorWeeks') || 52 },
    studentLoan: facts.orNull('studentLoan'),
    hasPostgraduateLoan: facts.isYes('hasPostgraduateLoan'),
  }),
  US: (facts) => ({
    w4: {
      form: '2020',
      filingStatus: facts.text('filingStatus'),
      isStep2Checked: facts.isYes('isStep2Checked'),
      credits: facts.cents('credits'),
      otherIncome: facts.cents('otherIncome'),
      deductions: facts.cents('w4Deductions'),
      extra: facts.cents('extraWithholding'),
    },
    isExempt: facts.isYes('isExempt'),
    supplemental: facts.text('supplemental'),
    unemploymentRate: facts.rate('unemploymentRate'),
    state: [
      ...typed('state_income_tax', 'employee', 'tax', facts.rate('stateTaxRate')),
      ...typed('state_unemployment', 'employer', 'social', facts.rate('stateUnemploymentRate')),
    ].map((rate) => ({ ...rate, authority: 'state' })),
  }),
}

/** Income tax and social contributions by percentages, each with what is free of it. */
function ofAnyCountry(facts: FactReader): { rates: TypedRate[] } {
  const ceiling = facts.centsOrNull('socialCeilingOfMonth')
  const social = (bearer: TypedRate['bearer'], name: string) =>
    typed('social_insurance', bearer, 'social', facts.rate(name)).map((rate) => ({
      ...rate,
      ceiling,
      lowersTaxable: bearer === 'employee',
    }))
  const tax = typed('income_tax', 'employee', 'tax', facts.rate('incomeTaxRate'))
  return {
    rates: [
      ...social('employee', 'socialEmployeeRate'),
      ...social('employer', 'socialEmployerRate').map((rate) => ({
        ...rate,
        code: 'social_insurance_employer',
      })),
      ...tax.map((rate) => ({ ...rate, floor: facts.cents('taxFreeOfMonth') })),
    ],
  }
}

/** One percentage of all pay of a month; none of nothing. */
function typed(
  code: string,
  bearer: TypedRate['bearer'],
  branch: TypedRate['branch'],
  rate: string,
): TypedRate[] {
  if (Number(rate) === 0) return []
  const authority = branch === 'tax' ? 'tax_office' : 'social_insurance'
  return [
    {
      ...{ code, bearer, branch, authority, rate },
      from: branch === 'tax' ? 'taxable' : 'contributory',
      ...{ floor: 0, ceiling: null, per: 'payment', lowersTaxable: false },
    },
  ]
}

/** Cantons that count tax at source by the year (ESTV, circular 45). */
const yearlyCantons = new Set(['FR', 'GE', 'TI', 'VD', 'VS'])

function germanEmployment(kind: string): object {
  switch (kind) {
    case 'minijob':
      return { kind: 'minijob', isPensionExempt: false, flatTaxBearer: 'employer' }
    case 'minijobExempt':
      return { kind: 'minijob', isPensionExempt: true, flatTaxBearer: 'employer' }
    default:
      return { kind: 'regular', isTransition: kind === 'midijob' }
  }
}
